import type { Page } from '@playwright/test'

import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectIdle } from '../support/page-checks.ts'
import { identity, selectFirstCreator, submitSignIn } from '../support/sign-in.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  messages,
  openWorkspace,
  writeAndSend,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'
/** By the palette, as a conversation hides the bars. */
async function runCommand(page: Page, words: string): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' })

/** Signs the same user in again on the current screen and opens the conversation. */
async function comeBack(page: Page): Promise<void> {
  await expect(heading(page, 'Sign in')).toBeVisible()
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
}

const sentOnce = (page: Page, text: string) => expect(messages(page).filter({ hasText: text })).toHaveCount(1)
const draftOf = (page: Page) => composer(page).inputValue()

test.beforeEach(async ({ page }) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
})

test('a message within its undo period is sent before a logout', async ({ page, context }) => {
  await context.clock.install()
  await page.reload()
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
  await sentOnce(page, 'Still in its undo time')
  expect(await draftOf(page)).toBe('')
})

for (const mode of ['slow', 'hang'] as const)
  test(`a message on a ${mode} connection becomes a draft at logout and is not sent too`, async ({
    page,
    backend,
  }) => {
    await backend.faults({
      only: 'messages/send',
      ...(mode === 'slow' ? { latencyMs: MINUTE_MS } : { mode: 'hang' as const }),
    })
    await writeAndSend(page, 'Goes nowhere')
    await runCommand(page, 'Logout')
    await expect(question(page)).toContainText("1 message hasn't been sent. It will be saved as a draft.")
    await question(page).getByRole('button', { name: 'Leave page' }).click()
    await expect(heading(page, 'Sign in')).toBeVisible()
    expect(JSON.stringify(await browserStorageOf(page))).not.toContain('Goes nowhere')
    await backend.faults({ mode: 'none', latencyMs: 0, only: null })
    await comeBack(page)
    await expect(composer(page)).toHaveValue('Goes nowhere')
    await expect(messages(page).filter({ hasText: 'Goes nowhere' })).toHaveCount(0)
  })

test('an offline logout warns of lost messages; cancelling loses nothing', async ({ page, context }) => {
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expectIdle(page)
  await context.setOffline(true)
  await writeAndSend(page, 'Without a line')
  await composer(page).fill('Half a sentence')
  await runCommand(page, 'Logout')
  await expect(question(page)).toContainText("2 messages couldn't be sent or saved as drafts.")
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(composer(page)).toHaveValue('Half a sentence')
  await context.setOffline(false)
  await sentOnce(page, 'Without a line')
  await expect(page.getByText(/Without a line/)).not.toHaveText(/Queued|Will send|Sending/)
})

test('switching accounts confirms like a logout and keeps unsent messages as drafts', async ({
  page,
  backend,
}) => {
  await page.goto('/cr-tools')
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await submitSignIn(page, identity('director').email)
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  const ana = /^Ana Ribeiro/
  await (await openAccountMenuItem(page, ana)).click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  await selectFirstCreator(page)
  await page.goto(channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await backend.faults({ only: 'messages/send', mode: 'hang' })
  await writeAndSend(page, 'Left for another account')
  await runCommand(page, 'Daria')
  await question(page).getByRole('button', { name: 'Leave page' }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  expect(JSON.stringify(await browserStorageOf(page))).not.toContain('Left for another account')
  await backend.faults({ mode: 'none', only: null })
  await (await openAccountMenuItem(page, ana)).click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  await selectFirstCreator(page)
  await page.goto(channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await expect(composer(page)).toHaveValue('Left for another account')
})
