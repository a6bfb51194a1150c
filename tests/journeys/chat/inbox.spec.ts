import type { Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { navigateInPage } from '../support/addresses.ts'
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
  await test.step('a key opens the next chat and shows why it is next', async () => {
    const before = page.url()
    await page.getByRole('log').press('n')
    await expect(page).not.toHaveURL(before)
    await expect(page.getByText('Why this chat:')).toBeVisible()
  })
})

test(
  'search, chat and creator are restored by a reload, and an open chat keeps the search',
  { tag: '@demo' },
  async ({ page }) => {
    await openWorkspace(page)
    await test.step('an unknown chat shows a message with a link back', async () => {
      await navigateInPage(page, channelAddress('channel-1-999999'))
      await expect(page.getByRole('heading', { name: 'Chat not found', level: 2 })).toBeVisible()
      await page.getByText('Back to all chats').click()
      await expect(page).toHaveURL(/\/cr-tools\/messages(\?|$)/)
    })
    await inbox(page).getByRole('button', { name: /^All/ }).click()
    await inbox(page).getByRole('searchbox').fill('Mateus')
    await expect(inboxRows(page).filter({ hasText: 'Mateus' }).first()).toBeVisible()
    await expect(inboxRows(page).filter({ hasNotText: 'Mateus' })).toHaveCount(0)
    await inboxRows(page).first().getByRole('link').click()
    await expectThreadOpen(page)
    await expect(inbox(page).getByRole('searchbox')).toHaveValue('Mateus')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toBeEmpty()
    const name = await heading.textContent()
    await page.reload()
    await expectThreadOpen(page)
    await expect(heading).toHaveText(name ?? '')
    await expect(inbox(page).getByRole('button', { name: /Mila Hart.*Switch creator/ })).toBeVisible()
    await expect(inbox(page).getByRole('searchbox')).toHaveValue('Mateus')
    await expect(inboxRows(page).filter({ hasNotText: 'Mateus' })).toHaveCount(0)
  },
)

test('the list of 50,000 chats loads names in batches, archives several, scrolls and opens by keyboard', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await openWorkspace(page)
  await inbox(page).getByRole('button', { name: /^All/ }).click()
  await test.step('names load in batches, never one call per row', async () => {
    for (const name of ['Dylan Chandler', 'Zoë Baxter', 'Megan Dawson'])
      await expect(inboxRows(page).filter({ hasText: name })).toBeVisible()
    expect(calls.filter((path) => path === '/api/user/display')).toEqual([])
    expect(calls.filter((path) => path === '/api/user/display-batch').length).toBeLessThan(8)
  })
  await test.step('several chats are archived at once, and Undo restores them', async () => {
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
  await test.step('a chat opens from the list by keyboard alone', () => openByKeys(page))
  await test.step('the list scrolls to the last loaded chat with few DOM nodes', () => scrollDown(page))
})

async function openByKeys(page: Page): Promise<void> {
  await inboxRows(page).first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(inboxRows(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectThreadOpen(page)
  await composer(page).focus()
  const before = page.url()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => page.url()).not.toBe(before)
}

async function scrollDown(page: Page): Promise<void> {
  await inbox(page).getByRole('list').hover()
  for (let step = 0; step < 6; step += 1) {
    const last = await inboxRows(page).last().locator('[data-row]').getAttribute('data-row')
    await page.mouse.wheel(0, 3000)
    await expect(inboxRows(page).last().locator('[data-row]')).not.toHaveAttribute('data-row', last ?? '')
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
}
