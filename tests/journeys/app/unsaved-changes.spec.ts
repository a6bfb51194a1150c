import type { Page } from '@playwright/test'

import { main } from '../support/page-checks.ts'
import { pathOf, openAs, expect, test } from '../support/fixtures.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

test('Back confirms before closing an unsaved form, even though the page stays', async ({ page }) => {
  await openAs(page, 'director', '/agency-creators')
  await page.getByRole('table').getByRole('row', { name: 'Mila Hart' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Mila Hart' })
  await drawer.getByRole('tab', { name: 'Money' }).click()
  const share = drawer.getByRole('textbox', { name: 'Agency share' })
  await share.fill('41')
  await page.goBack()
  await expect(question(page)).toContainText('are you sure you wish to leave this page')
  await press(page, 'Stay')
  await expect(share).toHaveValue('41')
  await page.goBack()
  await press(page, 'Leave page')
  await expect(drawer).toHaveCount(0)
})

test("an employee's drawer is in the URL: Back closes it, and confirms when something is unsaved", async ({
  page,
}) => {
  await openAs(page, 'director', '/agency-manage/employees')
  const row = page.getByRole('table').getByRole('row', { name: 'Ana Ribeiro' })
  await row.getByText('Ana Ribeiro').click()
  const drawer = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  await expect(page).toHaveURL(/person=staff-04/)
  await page.reload()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/agency-manage/employees')
  await row.getByText('Ana Ribeiro').click()
  const pay = drawer.getByRole('textbox', { name: 'Pay per clocked hour' })
  await pay.fill('12.34')
  await page.goBack()
  await press(page, 'Stay')
  await expect(pay).toHaveValue('12.34')
  await page.goBack()
  await press(page, 'Leave page')
  await expect(drawer).toHaveCount(0)
})

test('Back confirms before discarding a new permission set', async ({ page }) => {
  await openAs(page, 'director', '/agency-manage/employees?tab=sets')
  await page.getByRole('button', { name: 'New permission set' }).click()
  const set = page.getByRole('dialog', { name: 'New permission set' })
  await set.getByRole('textbox', { name: 'Name' }).fill('Nights')
  await page.goBack()
  await press(page, 'Stay')
  await expect(set.getByRole('textbox', { name: 'Name' })).toHaveValue('Nights')
  await page.goBack()
  await press(page, 'Leave page')
  await expect(set).toHaveCount(0)
})

for (const [what, path, name, field] of [
  ['people', '/agency-manage/employees', 'Invite people', 'Email'],
  ['a creator', '/agency-creators', 'Invite creator', 'Username or email'],
] as const)
  test(`Back confirms before discarding a half-written invitation of ${what}`, async ({ page }) => {
    await openAs(page, 'director', path)
    await main(page).getByRole('button', { name, exact: true }).click()
    const typed = page.getByRole('dialog', { name }).getByRole('textbox', { name: field })
    await typed.fill('nia@mock.test')
    await page.goBack()
    await expect(question(page)).toContainText('are you sure you wish to leave this page')
    await press(page, 'Stay')
    await expect(typed).toHaveValue('nia@mock.test')
    await page.goBack()
    await press(page, 'Leave page')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
    expect(pathOf(page)).toBe(path)
  })

test('Back confirms before discarding a half-written group', async ({ page }) => {
  await openAs(page, 'director', '/agency-manage/employees')
  await main(page).getByRole('button', { name: 'Groups', exact: true }).click()
  const groups = page.getByRole('dialog', { name: 'Groups' })
  await groups.getByRole('button', { name: 'New group' }).click()
  const name = groups.getByRole('textbox', { name: 'Name' })
  await name.fill('Weekend team')
  await page.goBack()
  await press(page, 'Stay')
  await expect(name).toHaveValue('Weekend team')
  await page.goBack()
  await press(page, 'Leave page')
  await expect(groups).toHaveCount(0)
})
