import type { Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { LANGUAGE_CODES, type Language } from '../../../src/config/languages.ts'
import { CRISIS_PHRASES } from '../../../src/domain/crisis/crisis-phrases.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { expectDraftStored } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { recordCalls } from '../support/page-calls.ts'
import { expectIdle } from '../support/page-checks.ts'
import { identity, submitSignIn } from '../support/sign-in.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inboxRow,
  messages,
  openWorkspace,
  sentMessage,
  writeAndSend,
} from '../support/workspace.ts'

const SEND = '/api/messages/send'
const sendsIn = (calls: readonly string[]): number => calls.filter((path) => path === SEND).length
const CHANNEL = 'channel-1-3'

/** Copies the creator in focus, which each tab stores for itself. */
async function shareFocus(from: Page, to: Page): Promise<void> {
  const focus = await from.evaluate(() => sessionStorage.getItem('creator-in-focus'))
  await to.addInitScript((kept) => kept && sessionStorage.setItem('creator-in-focus', kept), focus)
}

async function open(page: Page): Promise<void> {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
}

/** Installs fake timers for tests that advance time; two pages that compare drafts must share one clock. */
async function openWithClock(page: Page): Promise<void> {
  await page.context().clock.install()
  await open(page)
}

test('Enter sends after five seconds; Shift+Enter inserts a line break', async ({ page, backend }) => {
  await openWithClock(page)
  const calls = recordCalls(page)
  await composer(page).fill('One line')
  await composer(page).press('Shift+Enter')
  await composer(page).pressSequentially('and another')
  await expect(composer(page)).toHaveValue('One line\nand another')
  await composer(page).press('Enter')
  await expect(composer(page)).toHaveValue('')
  await expect(composer(page)).toBeFocused()
  // The whole undo time is left to look: the clock also runs by itself.
  await expect(messages(page).filter({ hasText: 'and another' })).toContainText('Sending in')
  expect(sendsIn(calls)).toBe(0)
  await backend.advanceTime(UNDO_SEND_MS)
  await expect.poll(() => sendsIn(calls)).toBe(1)
  await expect(messages(page).filter({ hasText: 'and another' })).toHaveCount(1)
})

test('Undo returns a message to the composer and sends nothing', async ({ page, backend }) => {
  await openWithClock(page)
  const calls = recordCalls(page)
  await writeAndSend(page, 'Too hasty')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(composer(page)).toHaveValue('Too hasty')
  await expect(messages(page).filter({ hasText: 'Too hasty' })).toHaveCount(0)
  // By the time the next message is sent, the undone one would be too.
  await writeAndSend(page, 'Well considered')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(sentMessage(page, 'Well considered')).toBeVisible()
  expect(sendsIn(calls)).toBe(1)
})

test(
  'messages wait offline and are sent once and in order after reconnecting',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await openWithClock(page)
    const calls = recordCalls(page)
    await expectIdle(page)
    await context.setOffline(true)
    if (backend.isInPage) await backend.faults({ mode: 'offline' })
    await writeAndSend(page, 'first of two')
    await writeAndSend(page, 'second of two')
    await backend.advanceTime(UNDO_SEND_MS)
    for (const text of ['first of two', 'second of two'])
      await expect(messages(page).filter({ hasText: text })).toContainText(
        "Will send when you're back online",
      )
    // Crisis help works offline: its numbers are preloaded.
    await composer(page).fill('I want to die')
    await composer(page).press('Enter')
    const help = page.getByRole('dialog', { name: 'Help is available' })
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
    await help.getByRole('button', { name: 'Back to message' }).click()
    await composer(page).fill('')
    if (backend.isInPage) await backend.faults({ mode: 'none' })
    await context.setOffline(false)
    await expect(sentMessage(page, 'second of two')).toBeVisible()
    await page.reload()
    await expectThreadOpen(page)
    const texts = await messages(page).allTextContents()
    const places = ['first of two', 'second of two'].map((text) =>
      texts.flatMap((all, at) => (all.includes(text) ? [at] : [])),
    )
    expect(places.map((at) => at.length)).toEqual([1, 1])
    expect(places[0]?.[0] ?? 0).toBeLessThan(places[1]?.[0] ?? 0)
    expect(sendsIn(calls)).toBeGreaterThanOrEqual(2)
  },
)

test(
  'a closed page keeps queued messages and sends them when reopened',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await openWithClock(page)
    await backend.faults({ mode: 'fail', status: 503, only: 'messages/send' })
    await writeAndSend(page, 'outlives the page')
    await expect(messages(page).filter({ hasText: 'outlives the page' })).toBeVisible()
    const again = await context.newPage()
    await shareFocus(page, again)
    await page.close()
    await again.goto(channelAddress(CHANNEL))
    await expect(messages(again).filter({ hasText: 'outlives the page' })).toBeVisible()
    if (backend.isInPage) await again.evaluate(() => window.__mock?.faults({ mode: 'none' }))
    else await backend.faults({ mode: 'none' })
    await advancePastRetries(backend, sentMessage(again, 'outlives the page'))
    await again.reload()
    await expectThreadOpen(again)
    await expect(messages(again).filter({ hasText: 'outlives the page' })).toHaveCount(1)
  },
)

test('a rejected message stays with its reason, blocks the next, and is sent by Retry', async ({
  page,
  backend,
}) => {
  await openWithClock(page)
  await backend.faults({ mode: 'fail', status: 422, only: 'messages/send', times: 1 })
  await writeAndSend(page, 'refused at first')
  const failed = messages(page).filter({ hasText: 'refused at first' })
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(failed.getByText(/Not sent/)).toBeVisible()
  await writeAndSend(page, 'waits behind it')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(messages(page).filter({ hasText: 'waits behind it' })).toContainText('Queued')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(sentMessage(page, 'waits behind it')).toBeVisible()
  await expect(sentMessage(page, 'refused at first')).toBeVisible()
})

test(
  'a draft survives a reload and another chat, shows in the list, and disappears in other tabs once sent',
  { tag: '@demo' },
  async ({ page, context }) => {
    await open(page)
    // For a waiting fan the list shows the fan's message instead.
    await page.goto(channelAddress('channel-1-4'))
    await expectThreadOpen(page)
    await composer(page).fill('half a thought')
    await inboxRow(page, 'channel-1-5').click()
    await expect(page).toHaveURL(/channel-1-5/)
    await expectThreadOpen(page)
    await expect(composer(page)).toHaveValue('')
    await expect(inboxRow(page, 'channel-1-4')).toContainText('half a thought')
    await page.goto(channelAddress('channel-1-4'))
    await expectThreadOpen(page)
    await expect(composer(page)).toHaveValue('half a thought')
    const other = await context.newPage()
    await shareFocus(page, other)
    await other.goto(channelAddress('channel-1-4'))
    await expect(composer(other)).toHaveValue('half a thought')
    await composer(page).press('Enter')
    // Sent once the undo period is over.
    await expect(composer(other)).toHaveValue('')
  },
)

test('a draft is never visible to the next user of this browser', async ({ page }) => {
  await open(page)
  await composer(page).fill('for my eyes only')
  await expectDraftStored(page, 'for my eyes only')
  await page.goto('/cr-tools')
  await (await openAccountMenuItem(page, 'Logout')).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('for my eyes only')
  await submitSignIn(page, identity('director').email)
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('a price requires an attachment and says so', async ({ page }) => {
  await open(page)
  await composer(page).fill('look at this')
  await page.getByRole('button', { name: 'Price' }).click()
  const price = page
    .getByRole('dialog')
    .getByRole('textbox')
    .or(page.getByRole('dialog').getByRole('spinbutton'))
  await price.first().fill('20')
  await page.keyboard.press('Escape')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toHaveAccessibleDescription(/Attach media to sell/)
  await composer(page).focus()
  await composer(page).press('Enter')
  await expect(composer(page)).toHaveValue('look at this')
})

test.describe('a message with a crisis phrase', () => {
  const spoken = (language: Language) => Object.values(CRISIS_PHRASES[language])[0]?.[0] ?? ''

  test('is held in eight languages until its author continues', async ({ page, context }) => {
    await open(page)
    test.slow()
    const calls = recordCalls(page)
    for (const language of LANGUAGE_CODES)
      await test.step(language, async () => {
        await setLanguage(context, language)
        await page.reload()
        await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
        const text = app(page).getByRole('textbox').and(page.locator('textarea')).first()
        const message = `… ${spoken(language).toUpperCase()} …`
        await text.fill(message)
        await text.press('Enter')
        const dialog = page.getByRole('dialog', { name: localeText(language, 'common:crisis.title') })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: localeText(language, 'common:crisis.back') }).click()
        await expect(dialog).toHaveCount(0)
        await expect(text).toHaveValue(message)
        await text.fill('')
      })
    expect(sendsIn(calls)).toBe(0)
  })
})
