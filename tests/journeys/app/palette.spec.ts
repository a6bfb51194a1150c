import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import { expectThreadOpen, inbox, inboxRows, openWorkspace } from '../support/workspace.ts'

test('the palette offers exactly the screens and actions that the roles allow', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const palette = await openPalette(page)
  const items = palette.getByRole('menuitem')
  for (const name of ['Chatter Tools', 'Feedback', 'Clock In', 'Crisis help', 'Logout'])
    await expect(items.filter({ hasText: name })).toHaveCount(1)
  for (const name of ['Agency Overview', 'Manage Agency', 'Agency Creators'])
    await expect(items.filter({ hasText: name })).toHaveCount(0)
  await page.keyboard.type('feed')
  await expect(items).toHaveText(['Feedback'])
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Feedback')).toBeVisible()
  await expect(palette).toHaveCount(0)
})

test('a director reaches every screen by typing, and the clock is offered only where it shows', async ({
  page,
}) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  const palette = await openPalette(page)
  await expect(palette.getByRole('menuitem', { name: 'Clock In' })).toHaveCount(0)
  await page.keyboard.type('creators agency')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  expect(pathOf(page)).toBe('/agency-creators')
})

test('the palette switches language and clocks in, and Escape changes nothing', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPalette(page)
  await page.keyboard.type('clock')
  await expect(page.getByRole('menuitem')).toHaveText(['Clock In'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('español')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the palette shows when nothing matches', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const palette = await openPalette(page)
  await page.keyboard.type('zzz')
  await expect(palette.getByText('No results')).toBeVisible()
})

test('a director finds an action, a person and a creator by keyboard', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  const palette = await openPalette(page)
  await page.keyboard.type('plan shifts')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Employees')).toBeVisible()
  expect(pathOf(page)).toBe('/agency-manage/employees?tab=shifts')

  await openPalette(page)
  await page.keyboard.type('ribeiro')
  await expect(palette.getByRole('menuitem', { name: /^Ana Ribeiro/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog', { name: /Ana Ribeiro/ })
  await expect(person).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person).toHaveCount(0)

  await openPalette(page)
  await page.keyboard.type('MÍLA hart')
  await expect(palette.getByRole('menuitem', { name: 'Money Mila Hart' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Mila Hart/ })).toBeVisible()
  expect(pathOf(page)).toBe('/agency-creators?creator=creator-01&part=notes')
})

test('a chatter finds a fan of the creator in focus and opens the chat, but no employee', async ({
  page,
}) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  const palette = await openPalette(page)
  await page.keyboard.type('viktor lindqvist')
  await expect(palette.getByText('No results')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('príya whit')
  const chats = palette.getByRole('group', { name: 'Fans and chats' })
  await chats
    .getByRole('menuitem', { name: /^Priya Whitaker/ })
    .first()
    .click()
  await expectThreadOpen(page)
  await expect(heading(page, 'Priya Whitaker')).toBeVisible()
  expect(pathOf(page)).toMatch(/^\/cr-tools\/messages\/channel-1-/)
})

test("a chatter opens another creator's inbox from a chat and finds that creator's chats", async ({
  page,
}) => {
  await openWorkspace(page, '/cr-tools/messages/channel-1-1')
  await expectThreadOpen(page)
  const palette = await openPalette(page)
  await page.keyboard.type('cleo')
  const creators = palette.getByRole('group', { name: 'Creators' })
  await creators.getByRole('menuitem', { name: 'Cleo Vance' }).click()
  await expect(page).toHaveURL('/cr-tools/messages')
  await expect(page.getByRole('button', { name: /Cleo Vance/ }).first()).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('hayes')
  await palette.getByRole('group', { name: 'Fans and chats' }).getByRole('menuitem').first().click()
  await expectThreadOpen(page)
  expect(pathOf(page)).toMatch(/^\/cr-tools\/messages\/channel-7-/)
})

test("the palette lists the page's shortcuts first and moves focus to their targets", async ({ page }) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  const palette = await openPalette(page)
  const first = palette.getByRole('group').first()
  await expect(first).toHaveAccessibleName('On this page')
  await expect(first.getByRole('menuitem', { name: 'Open next chat' })).toHaveText(/N$/)
  await page.keyboard.type('search chats')
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(inbox(page).getByRole('searchbox')).toBeFocused()
})

test('a failed search shows its error, and Retry searches again', async ({ page, backend }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  await backend.faults({ mode: 'fail', status: 422, only: 'agency/search' })
  const palette = await openPalette(page)
  await page.keyboard.type('mila')
  const retry = palette.getByRole('menuitem', { name: "Couldn't search. Retry" })
  await expect(retry).toBeVisible()
  await expect(palette.getByText('No results')).toHaveCount(0)
  await backend.faults({ mode: 'none', only: null })
  await retry.click()
  await expect(palette.getByRole('menuitem', { name: /^Mila Hart/ })).toBeVisible()
  await expect(retry).toHaveCount(0)
})
