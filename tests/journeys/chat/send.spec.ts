import type { Page } from '@playwright/test'

import { SEND_TIMEOUT_MS, UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { LANGUAGE_CODES } from '../../../src/config/languages.ts'
import { CRISIS_PHRASES } from '../../../src/domain/crisis/crisis-phrases.ts'
import { navigateInPage } from '../support/addresses.ts'
import { advancePastRetries, type Backend } from '../support/backend-control.ts'
import { expectDraftStored } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
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
  thread,
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

/** Installs fake timers for tests that advance time. */
async function openWithClock(page: Page): Promise<void> {
  await page.context().clock.install()
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
}

test('Enter sends after five seconds, Undo returns the message, and a price requires an attachment', async ({
  page,
  backend,
}) => {
  await openWithClock(page)
  const calls = recordCalls(page)
  const own = messages(page).filter({ hasText: 'and another' })
  await test.step('Shift+Enter inserts a line break', async () => {
    await composer(page).fill('One line')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('and another')
    await expect(composer(page)).toHaveValue('One line\nand another')
  })
  await test.step('Enter sends after five seconds', async () => {
    await composer(page).press('Enter')
    await expect(composer(page)).toHaveValue('')
    await expect(composer(page)).toBeFocused()
    // The whole undo time is left to look: the clock also runs by itself.
    await expect(own).toContainText('Sending in')
    expect(sendsIn(calls)).toBe(0)
    await backend.advanceTime(UNDO_SEND_MS)
    await expect.poll(() => sendsIn(calls)).toBe(1)
    await expect(own).toHaveCount(1)
  })
  await test.step('Undo returns a message to the composer and sends nothing', async () => {
    await writeAndSend(page, 'Too hasty')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(composer(page)).toHaveValue('Too hasty')
    await expect(messages(page).filter({ hasText: 'Too hasty' })).toHaveCount(0)
    // By the time the next message is sent, the undone one would be too.
    await writeAndSend(page, 'Well considered')
    await backend.advanceTime(UNDO_SEND_MS)
    await expect(sentMessage(page, 'Well considered')).toBeVisible()
    expect(sendsIn(calls)).toBe(2)
  })
  await test.step('a price requires an attachment and says so', () => expectPriceNeedsMedia(page))
})

async function expectPriceNeedsMedia(page: Page): Promise<void> {
  await composer(page).fill('look at this')
  await page.getByRole('button', { name: 'Price' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('20')
  await page.keyboard.press('Escape')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toHaveAccessibleDescription(/Attach media to sell/)
  await composer(page).focus()
  await composer(page).press('Enter')
  await expect(composer(page)).toHaveValue('look at this')
}

test(
  'messages wait offline and without a response, and are sent once and in order when the server is back',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await openWithClock(page)
    const calls = recordCalls(page)
    await expectIdle(page)
    await test.step('messages wait offline and are sent after reconnecting', async () => {
      await context.setOffline(true)
      if (backend.isInPage) await backend.faults({ mode: 'offline' })
      for (const text of OFFLINE) await writeAndSend(page, text)
      await backend.advanceTime(UNDO_SEND_MS)
      for (const text of OFFLINE)
        await expect(messages(page).filter({ hasText: text })).toContainText(
          "Will send when you're back online",
        )
      await expectCrisisHold(page)
      if (backend.isInPage) await backend.faults({ mode: 'none' })
      await context.setOffline(false)
      await expect(sentMessage(page, 'second of two')).toBeVisible()
    })
    await test.step('a send without a response times out after 20 s and is retried', () =>
      sendWithoutResponse(page, backend))
    await page.reload()
    await expectThreadOpen(page)
    const texts = await messages(page).allTextContents()
    const places = [...OFFLINE, ...SILENT].map((text) =>
      texts.flatMap((all, at) => (all.includes(text) ? [at] : [])),
    )
    expect(places.map((at) => at.length)).toEqual([1, 1, 1, 1])
    expect(places.flat()).toEqual(places.flat().toSorted((a, b) => a - b))
    expect(sendsIn(calls)).toBeGreaterThanOrEqual(5)
  },
)

const OFFLINE = ['first of two', 'second of two']
const SILENT = ['into the void', 'right behind it']

/** Crisis help works offline: its numbers are preloaded. */
async function expectCrisisHold(page: Page): Promise<void> {
  await composer(page).fill('I want to die')
  await composer(page).press('Enter')
  const help = page.getByRole('dialog', { name: 'Help is available' })
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await help.getByRole('button', { name: 'Back to message' }).click()
  await composer(page).fill('')
}

async function sendWithoutResponse(page: Page, backend: Backend): Promise<void> {
  await backend.faults({ mode: 'hang', only: SEND })
  const own = messages(page).filter({ hasText: 'into the void' })
  await writeAndSend(page, 'into the void')
  await expect(own).toContainText('Sending in')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(own).toContainText('Sending')
  await writeAndSend(page, 'right behind it')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(messages(page).filter({ hasText: 'right behind it' })).toContainText('Queued')
  await backend.advanceTime(SEND_TIMEOUT_MS - UNDO_SEND_MS)
  await expect(own).toContainText('No response. Retrying…')
  await backend.faults({ mode: 'none', only: null })
  await advancePastRetries(backend, sentMessage(page, 'right behind it'))
  await expect(thread(page).getByText(/Queued|Will send|Sending|Retrying/)).toHaveCount(0)
}

test(
  'a closed page keeps queued messages and sends them when reopened',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await openWithClock(page)
    await backend.faults({ mode: 'fail', status: 503, only: 'messages/send' })
    await writeAndSend(page, 'met an error')
    await backend.advanceTime(UNDO_SEND_MS)
    await expect(messages(page).filter({ hasText: 'met an error' })).toContainText('Not sent yet. Retrying…')
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
    for (const text of ['met an error', 'outlives the page'])
      await expect(messages(again).filter({ hasText: text })).toHaveCount(1)
  },
)

test(
  'a draft survives a reload and another chat, and disappears in other tabs once sent and at logout',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    // Two pages that compare drafts must share one clock.
    await context.clock.install()
    // For a waiting fan the list shows the fan's message instead.
    await openWorkspace(page, channelAddress('channel-1-4'))
    await expectThreadOpen(page)
    await test.step('it survives another chat and a reload, and shows in the list', async () => {
      await composer(page).fill('half a thought')
      await inboxRow(page, 'channel-1-5').click()
      await expect(page).toHaveURL(/channel-1-5/)
      await expectThreadOpen(page)
      await expect(composer(page)).toHaveValue('')
      await expect(inboxRow(page, 'channel-1-4')).toContainText('half a thought')
      await page.goto(channelAddress('channel-1-4'))
      await expectThreadOpen(page)
      await expect(composer(page)).toHaveValue('half a thought')
    })
    await test.step('it disappears in other tabs once sent', async () => {
      const other = await context.newPage()
      await shareFocus(page, other)
      await other.goto(channelAddress('channel-1-4'))
      await expect(composer(other)).toHaveValue('half a thought')
      await composer(page).press('Enter')
      await expect(composer(page)).toHaveValue('')
      await backend.advanceTime(UNDO_SEND_MS)
      await expect(composer(other)).toHaveValue('')
      await other.close()
    })
    await test.step('it is never visible to the next user of this browser', () => leaveDraft(page))
  },
)

async function leaveDraft(page: Page): Promise<void> {
  await composer(page).fill('for my eyes only')
  await expectDraftStored(page, 'for my eyes only')
  await navigateInPage(page, '/cr-tools')
  await (await openAccountMenuItem(page, 'Logout')).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('for my eyes only')
  await submitSignIn(page, identity('director').email)
  await expect(heading(page, 'Agency Overview')).toBeVisible()
}

test('a message with a crisis phrase of any of eight languages is held, in the language of its author', async ({
  page,
  backend,
}) => {
  await page.context().clock.install()
  // A chat has no account menu, in which the language changes.
  await openWorkspace(page, '/cr-tools')
  const calls = recordCalls(page)
  const text = app(page).getByRole('textbox').and(page.locator('textarea')).first()
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, channelAddress(CHANNEL))
    await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
    const dialog = page.getByRole('dialog', { name: localeText(language, 'common:crisis.title') })
    for (const spoken of language === 'en' ? LANGUAGE_CODES : [language]) {
      const message = `… ${(Object.values(CRISIS_PHRASES[spoken])[0]?.[0] ?? '').toUpperCase()} …`
      await text.fill(message)
      await text.press('Enter')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: localeText(language, 'common:crisis.back') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(text).toHaveValue(message)
      await text.fill('')
    }
    await navigateInPage(page, '/cr-tools')
  })
  // A channel sends in order: a held message would go out before the next one.
  await navigateInPage(page, channelAddress(CHANNEL))
  await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
  await text.fill('Tell me more')
  const sent = page.waitForRequest((one) => one.url().endsWith(SEND))
  await text.press('Enter')
  await backend.advanceTime(UNDO_SEND_MS)
  expect((await sent).postData()).toContain('Tell me more')
  expect(sendsIn(calls)).toBe(1)
})
