import type { Page } from '@playwright/test'

import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { navigateInPage } from '../support/addresses.ts'
import type { Backend } from '../support/backend-control.ts'
import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, main } from '../support/locators.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectIdle } from '../support/page-checks.ts'
import { identity, submitSignIn } from '../support/sign-in.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  messages,
  openWorkspace,
  sentMessage,
  writeAndSend,
} from '../support/workspace.ts'

const CONVERSATION = channelAddress('channel-1-3')

/** By the palette, as a conversation hides the bars. */
async function runCommand(page: Page, words: string): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' })

/** Opens the conversation by the choice of a creator, which it needs. */
async function openConversation(page: Page): Promise<void> {
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  await navigateInPage(page, CONVERSATION)
  await main(page).getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expectThreadOpen(page)
}

/** Signs the same user in again on the current screen and opens the conversation. */
async function comeBack(page: Page): Promise<void> {
  await expect(heading(page, 'Sign in')).toBeVisible()
  // What shows then comes from the server, not from the memory of this page.
  await page.reload()
  await submitSignIn(page, identity('chatter').email)
  await openConversation(page)
}

test('a message within its undo period is sent before a logout', async ({ page, context }) => {
  await context.clock.install()
  await openWorkspace(page, CONVERSATION)
  await expectThreadOpen(page)
  // The clock is paused: only the logout ends the undo period, and waits for the answer however slow it is.
  await context.clock.pauseAt(Date.now() + MINUTE_MS)
  await writeAndSend(page, 'Still in its undo time')
  let isSent = false
  void page.waitForResponse('**/api/messages/send').then(() => (isSent = true))
  await runCommand(page, 'Logout')
  // The code of the logout may still load: it gets timers, far fewer than the undo period has.
  await expect(async () => {
    await context.clock.runFor(100)
    expect(isSent).toBe(true)
  }).toPass({ intervals: [1000], timeout: 30_000 })
  await context.clock.resume()
  await comeBack(page)
  await expect(messages(page).filter({ hasText: 'Still in its undo time' })).toHaveCount(1)
  await expect(composer(page)).toHaveValue('')
})

async function cancelOffline(page: Page): Promise<void> {
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expectIdle(page)
  await page.context().setOffline(true)
  await writeAndSend(page, 'Without a line')
  await composer(page).fill('Half a sentence')
  await runCommand(page, 'Logout')
  await expect(question(page)).toContainText("2 messages couldn't be sent or saved as drafts.")
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(composer(page)).toHaveValue('Half a sentence')
  await page.context().setOffline(false)
  await expect(sentMessage(page, 'Without a line')).toHaveCount(1)
  await expect(messages(page).filter({ hasText: 'Without a line' })).toHaveCount(1)
}

/** Leaves by a command while a message hangs, and finds no trace of it in the browser. */
async function leaveUnsent(page: Page, backend: Backend, text: string, command: string): Promise<void> {
  await backend.faults({ only: 'messages/send', mode: 'hang' })
  await writeAndSend(page, text)
  await runCommand(page, command)
  await expect(question(page)).toContainText("1 message hasn't been sent. It will be saved as a draft.")
  await question(page).getByRole('button', { name: 'Leave page' }).click()
  await expect(heading(page, command === 'Logout' ? 'Sign in' : 'Agency Overview')).toBeVisible()
  expect(JSON.stringify(await browserStorageOf(page))).not.toContain(text)
  await backend.faults({ mode: 'none', only: null })
}

test('unsent messages survive a logout or a switch of accounts as drafts; offline the page warns', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, CONVERSATION)
  await expectThreadOpen(page)
  await test.step('an offline logout warns of lost messages; cancelling loses nothing', () =>
    cancelOffline(page))
  await test.step('a message without an answer becomes a draft at logout and is not sent too', async () => {
    await leaveUnsent(page, backend, 'Goes nowhere', 'Logout')
    await submitSignIn(page, identity('director').email)
    await expect(heading(page, 'Agency Overview')).toBeVisible()
    await (await openAccountMenuItem(page, 'Add an account')).click()
    await comeBack(page)
    await expect(composer(page)).toHaveValue('Goes nowhere')
    await expect(messages(page).filter({ hasText: 'Goes nowhere' })).toHaveCount(0)
  })
  await test.step('switching accounts confirms like a logout and keeps unsent messages as drafts', async () => {
    await leaveUnsent(page, backend, 'Left for another account', 'Daria')
    await page.reload()
    await (await openAccountMenuItem(page, /^Ana Ribeiro/)).click()
    await openConversation(page)
    await expect(composer(page)).toHaveValue('Left for another account')
  })
})
