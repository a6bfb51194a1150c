import type { Locator, Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, main } from '../support/locators.ts'
import { identity, openAs, submitSignIn } from '../support/sign-in.ts'

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

/** The server ends the session before a button's call; the director signs in again. */
async function signInAfterForcedSignOut(page: Page, backend: Backend, button: Locator) {
  await backend.faults({ mode: 'fail', status: 401, only: 'auth/refresh' })
  await backend.expireAccessTokens()
  // A call in the background may end the session first, and remove the button.
  await button.click({ timeout: 5000 }).catch(() => undefined)
  await expect(heading(page, 'Sign in')).toBeVisible()
  await backend.faults({ mode: 'none' })
  await submitSignIn(page, identity('director').email)
}

test("a creator's rates survive a reload and a forced sign-out, until they are saved", async ({
  page,
  backend,
}) => {
  await openAs(page, 'director', '/agency-creators?creator=creator-01&part=money')
  const drawer = page.getByRole('dialog', { name: 'Mila Hart' })
  const share = drawer.getByRole('textbox', { name: 'Agency share' })
  const save = drawer.getByRole('button', { name: 'Save rates' })
  const notice = drawer.getByText('Your text is still here.')
  await share.fill('41')
  await page.reload()
  await expect(share).toHaveValue('41')
  await expect(notice).toBeVisible()
  await signInAfterForcedSignOut(page, backend, save)
  await expect(share).toHaveValue('41')
  await save.click()
  await expect(page.getByText('New rates are in effect')).toBeVisible()
  await page.reload()
  await expect(share).toHaveValue('41')
  await expect(notice).toHaveCount(0)
})

test("an employee's pay survives a reload and a forced sign-out, and is gone once discarded", async ({
  page,
  backend,
}) => {
  await openAs(page, 'director', '/agency-manage/employees?person=staff-04')
  const drawer = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  const pay = drawer.getByRole('textbox', { name: 'Pay per clocked hour' })
  const before = await pay.inputValue()
  await pay.fill('12.34')
  await page.reload()
  await expect(pay).toHaveValue('12.34')
  const save = drawer.getByRole('button', { name: 'Save' })
  await signInAfterForcedSignOut(page, backend, save)
  await expect(pay).toHaveValue('12.34')
  await drawer.getByRole('button', { name: 'Close panel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(drawer).toHaveCount(0)
  await page.goto('/agency-manage/employees?person=staff-04')
  await expect(pay).toHaveValue(before)
})

test('invited people and a permission set survive a reload', async ({ page }) => {
  await openAs(page, 'director', '/agency-manage/employees')
  const invite = page.getByRole('dialog', { name: 'Invite people' })
  const openInvite = () => main(page).getByRole('button', { name: 'Invite people', exact: true }).click()
  await openInvite()
  await invite.getByRole('textbox', { name: 'Email' }).fill('nia@mock.test')
  await page.goto('/agency-manage/employees?tab=sets')
  const set = page.getByRole('dialog', { name: 'New permission set' })
  const openSet = () => page.getByRole('button', { name: 'New permission set' }).click()
  await openSet()
  await set.getByRole('textbox', { name: 'Name' }).fill('Nights')
  await page.reload()
  await openSet()
  await expect(set.getByRole('textbox', { name: 'Name' })).toHaveValue('Nights')
  await page.goto('/agency-manage/employees')
  await openInvite()
  await expect(invite.getByRole('textbox', { name: 'Email' })).toHaveValue('nia@mock.test')
})
