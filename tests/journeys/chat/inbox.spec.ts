import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordCalls } from '../support/page-calls.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxCount,
  inboxRows,
  openWorkspace,
  sentMessage,
  writeAndSend,
} from '../support/workspace.ts'

test('opening a chat marks it as read; replying removes it from the waiting ones', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openWorkspace(page)
  await inbox(page)
    .getByRole('button', { name: /^Waiting/ })
    .click()
  await expect(inboxRows(page).first()).toBeVisible()
  const waiting = await inboxCount(page, 'Waiting')
  const row = inboxRows(page).filter({ hasText: 'Dylan Chandler' })
  await expect(row.getByRole('img', { name: /unread/ })).toBeVisible()
  await row.getByRole('link').click()
  await expectThreadOpen(page)
  await expect(row.getByRole('img', { name: /unread/ })).toHaveCount(0)
  expect(await inboxCount(page, 'Waiting')).toBe(waiting)
  await writeAndSend(page, 'Tell me about your day')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(sentMessage(page, 'Tell me about your day')).toBeVisible()
  await expect.poll(() => inboxCount(page, 'Waiting')).toBe(waiting - 1)
})

test('tab, search and sort are stored in the URL, and an open chat keeps them', async ({ page }) => {
  await openWorkspace(page)
  await inbox(page).getByRole('button', { name: /^All/ }).click()
  await inbox(page).getByRole('searchbox').fill('Mateus')
  await expect(inboxRows(page).filter({ hasText: 'Mateus' }).first()).toBeVisible()
  await expect(inboxRows(page).filter({ hasNotText: 'Mateus' })).toHaveCount(0)
  await inboxRows(page).first().getByRole('link').click()
  await expectThreadOpen(page)
  await expect(inbox(page).getByRole('searchbox')).toHaveValue('Mateus')
  await page.reload()
  await expect(inbox(page).getByRole('searchbox')).toHaveValue('Mateus')
  await expect(inboxRows(page).filter({ hasNotText: 'Mateus' })).toHaveCount(0)
})

test('several chats are archived at once, and Undo restores them', async ({ page }) => {
  await openWorkspace(page)
  await inbox(page).getByRole('button', { name: /^All/ }).click()
  await expect(inboxRows(page).nth(3)).toBeVisible()
  const all = await inboxCount(page, 'All')
  await inbox(page).getByRole('button', { name: 'Select chats' }).click()
  for (const at of [1, 2, 3]) await inboxRows(page).nth(at).getByRole('checkbox').check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.poll(() => inboxCount(page, 'All')).toBe(all - 3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => inboxCount(page, 'All')).toBe(all)
})

test('a key opens the next chat and shows why it is next', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-1'))
  await expectThreadOpen(page)
  await expect(inboxRows(page).first()).toBeVisible()
  await page.getByRole('log').press('n')
  await expect(page).not.toHaveURL(/channel-1-1(\?|$)/)
  await expect(page.getByText(/waiting|spent|online now/).first()).toBeVisible()
})

test('a reload restores creator and chat', { tag: '@demo' }, async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toBeEmpty()
  const name = await heading.textContent()
  await page.reload()
  await expectThreadOpen(page)
  await expect(heading).toHaveText(name ?? '')
  await expect(inbox(page).getByRole('button', { name: /Mila Hart.*Switch creator/ })).toBeVisible()
})

test('50,000 chats scroll to the last loaded one with few DOM nodes', async ({ page }) => {
  await openWorkspace(page)
  await inbox(page).getByRole('button', { name: /^All/ }).click()
  await expect(inboxRows(page).first()).toBeVisible()
  await inbox(page).getByRole('list').hover()
  for (let step = 0; step < 6; step += 1) {
    const last = await inboxRows(page).last().locator('[data-row]').getAttribute('data-row')
    await page.mouse.wheel(0, 3000)
    await expect(inboxRows(page).last().locator('[data-row]')).not.toHaveAttribute('data-row', last ?? '')
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
})

test('names load in batches, never one call per row', async ({ page }) => {
  const calls = recordCalls(page)
  await openWorkspace(page)
  await inbox(page).getByRole('button', { name: /^All/ }).click()
  for (const name of ['Dylan Chandler', 'Zoë Baxter', 'Megan Dawson'])
    await expect(inboxRows(page).filter({ hasText: name })).toBeVisible()
  expect(calls.filter((path) => path === '/api/user/display')).toEqual([])
  expect(calls.filter((path) => path === '/api/user/display-batch').length).toBeLessThan(8)
})

test('an unknown chat shows a message with a link back', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-999999'))
  await expect(page.getByRole('heading', { name: 'Chat not found', level: 2 })).toBeVisible()
  await page.getByText('Back to all chats').click()
  await expect(page).toHaveURL(/\/cr-tools\/messages(\?|$)/)
})

test('a failed list shows its error and loads on Retry', async ({ page, backend }) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  await backend.faults({ mode: 'fail', status: 422, only: 'channels/list' })
  // The start of the event stream fetches the list again, which could then load before the press.
  await page.route('**/api/events*', (route) => route.abort())
  await page.reload()
  await expect(inbox(page).getByRole('alert').first()).toBeVisible()
  await backend.faults({ mode: 'none' })
  await inbox(page).getByRole('button', { name: 'Retry' }).click()
  await expect(inboxRows(page).first()).toBeVisible()
})

test('a chat opens from the list by keyboard alone', async ({ page }) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  await inboxRows(page).first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(inboxRows(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectThreadOpen(page)
  await composer(page).focus()
  const before = page.url()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => page.url()).not.toBe(before)
})
