import type { Locator, Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { identity, openAs, selectFirstCreator, submitSignIn } from '../support/sign-in.ts'

const EMPLOYEES = '/agency-manage/employees'
const CREATORS = '/agency-creators'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

/** Confirms before what is typed is lost: first stays, then leaves. */
async function confirmsLeaving(page: Page, typed: Locator, leave: () => Promise<unknown>): Promise<void> {
  const text = await typed.inputValue()
  await leave()
  await expect(question(page)).toContainText(
    'You have unsaved changes, are you sure you wish to leave this page',
  )
  await press(page, 'Stay')
  await expect(typed).toHaveValue(text)
  await leave()
  await press(page, 'Leave page')
}

async function backConfirms(page: Page, dialog: Locator, typed: Locator): Promise<void> {
  await confirmsLeaving(page, typed, () => page.goBack())
  await expect(dialog).toHaveCount(0)
}

/** Opens a dialog that is in the URL, and stays open over a reload with what is typed there. */
async function invite(page: Page, name: string, field: string): Promise<void> {
  const before = pathOf(page)
  await main(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  const typed = dialog.getByRole('textbox', { name: field })
  await typed.fill('nia@mock.test')
  expect(pathOf(page)).not.toBe(before)
  await page.reload()
  await expect(typed).toHaveValue('nia@mock.test')
  await backConfirms(page, dialog, typed)
  expect(pathOf(page)).toBe(before)
}

async function openGroups(page: Page): Promise<void> {
  const groups = page.getByRole('dialog', { name: 'Groups' })
  const open = () => main(page).getByRole('button', { name: 'Groups', exact: true }).click()
  await open()
  expect(pathOf(page)).not.toBe(EMPLOYEES)
  await groups.getByRole('button', { name: 'New group' }).click()
  const name = groups.getByRole('textbox', { name: 'Name' })
  await name.fill('Weekend team')
  await backConfirms(page, groups, name)
  expect(pathOf(page)).toBe(EMPLOYEES)
  await test.step('Back does not reopen what the person closed', async () => {
    await open()
    await groups.getByRole('button', { name: 'Close' }).click()
    await expect(groups).toHaveCount(0)
    await page.goBack()
    await expect(groups).toHaveCount(0)
  })
}

async function openEmployee(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  const row = page.getByRole('table').getByRole('row', { name: 'Ana Ribeiro' })
  await row.getByText('Ana Ribeiro').click()
  await expect(page).toHaveURL(/person=staff-04/)
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(EMPLOYEES)
  await row.getByText('Ana Ribeiro').click()
  const pay = drawer.getByRole('textbox', { name: 'Pay per clocked hour' })
  await pay.fill('12.34')
  await backConfirms(page, drawer, pay)
}

/** Not in the URL, but what is typed there survives a reload, as does the sort of the table behind. */
async function openPermissionSet(page: Page): Promise<void> {
  const set = page.getByRole('dialog', { name: 'New permission set' })
  const open = () => page.getByRole('button', { name: 'New permission set' }).click()
  const name = set.getByRole('textbox', { name: 'Name' })
  const head = main(page)
    .getByRole('table', { name: 'Permission sets', exact: true })
    .getByRole('columnheader', { name: 'People' })
  await expect(head).not.toHaveAttribute('aria-sort', /ending/)
  await head.getByRole('button', { name: 'People', exact: true }).click()
  await expect(page).toHaveURL(/sort=/)
  await open()
  await name.fill('Nights')
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', /ending/)
  await open()
  await expect(name).toHaveValue('Nights')
  await backConfirms(page, set, name)
}

async function openCreator(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Mila Hart' })
  await page.getByRole('table').getByRole('row', { name: 'Mila Hart' }).press('Enter')
  await drawer.getByRole('tab', { name: 'Money' }).click()
  const share = drawer.getByRole('textbox', { name: 'Agency share' })
  await share.fill('41')
  await backConfirms(page, drawer, share)
}

test('Back closes dialogs and drawers of the agency, and confirms before it discards what is typed', async ({
  page,
}) => {
  await openAs(page, 'director', EMPLOYEES)
  await test.step('an invitation of people', () => invite(page, 'Invite people', 'Email'))
  await test.step('a group', () => openGroups(page))
  await test.step('an employee', () => openEmployee(page))
  await test.step('a permission set', async () => {
    await navigateInPage(page, `${EMPLOYEES}?tab=sets`)
    await openPermissionSet(page)
  })
  await test.step('an invitation of a creator', async () => {
    await navigateInPage(page, CREATORS)
    await invite(page, 'Invite creator', 'Username or email')
  })
  await test.step("a creator's rates, even though the page stays", () => openCreator(page))
})

test('leaving a page with a note that failed to save confirms first', async ({ page, backend }) => {
  await openAs(page, 'director', '/cr-select')
  await selectFirstCreator(page)
  const note = main(page).getByRole('textbox', { name: 'Note for the next shift' })
  await backend.faults({ mode: 'fail', status: 400, only: 'handover/save' })
  await note.fill('Ask about the exam on Friday')
  await note.blur()
  await expect(note).toHaveAccessibleDescription(/^Not saved\. Your text is still here\./)
  await confirmsLeaving(page, note, async () => {
    expect(pathOf(page)).toBe('/cr-tools')
    await app(page).getByRole('link', { name: 'Agency Overview' }).click()
  })
  await expect(heading(page, 'Agency Overview')).toBeVisible()
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

test('rates and pay survive a reload and a forced sign-out, until they are saved or discarded', async ({
  page,
  backend,
}) => {
  const person = `${EMPLOYEES}?person=staff-04`
  const rates = `${CREATORS}?creator=creator-01&part=money`
  const drawer = page.getByRole('dialog')
  const pay = drawer.getByRole('textbox', { name: 'Pay per clocked hour' })
  const share = drawer.getByRole('textbox', { name: 'Agency share' })
  const notice = drawer.getByText('Your text is still here.')
  await openAs(page, 'director', person)
  const before = await pay.inputValue()
  await pay.fill('12.34')
  await page.goto(rates)
  await share.fill('41')
  await page.reload()
  await expect(share).toHaveValue('41')
  await expect(notice).toBeVisible()
  const save = drawer.getByRole('button', { name: 'Save rates' })
  await signInAfterForcedSignOut(page, backend, save)
  await expect(share).toHaveValue('41')
  await test.step('rates are saved', async () => {
    await save.click()
    await expect(page.getByText('New rates are in effect')).toBeVisible()
  })
  await test.step('pay is discarded', async () => {
    await page.goto(person)
    await expect(pay).toHaveValue('12.34')
    await drawer.getByRole('button', { name: 'Close panel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(drawer).toHaveCount(0)
  })
  await page.goto(rates)
  await expect(share).toHaveValue('41')
  await expect(notice).toHaveCount(0)
  await navigateInPage(page, person)
  await expect(pay).toHaveValue(before)
})
