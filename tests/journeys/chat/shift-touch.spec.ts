import type { Locator, Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading, main, workClock } from '../support/locators.ts'
import { countAcceptedCalls } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import {
  channelIn,
  expectNextOpen,
  expectSentOnce,
  expectStoredOnce,
  fanPanel,
  handoverField,
  labelField,
  labels,
  nicknameField,
  noteField,
  type SentMessage,
  storedMessagesOf,
  requireHandoverNote,
} from '../support/shift-checks.ts'
import { emailField, identity, passwordField } from '../support/sign-in.ts'
import {
  composer,
  expectThreadOpen,
  inbox,
  inboxRows,
  longPress,
  messages,
  thread,
} from '../support/workspace.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

/** Length of the shift, shorter than the activity prompt's 20 minutes. */
const WORKED_MS = 12 * 60_000

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).last()
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Message tools' }).getByRole('button', { name, exact: true })

/** Minutes between the two times of a log, `9:05 AM–9:17 AM`. */
function minutesOf(log: string): number {
  const [from = 0, to = 0] = [...log.matchAll(/(\d+):(\d\d)\s([AP])M/g)].map(
    ([, hours, minutes, half]) => (Number(hours) % 12) * 60 + Number(minutes) + (half === 'P' ? 720 : 0),
  )
  return (to - from + 1440) % 1440
}

test('a whole shift by touch alone, from sign-in to clock-out', async ({ page, context, backend }) => {
  test.slow()
  await context.clock.install()
  await requireHandoverNote(context.request)
  const sends = countAcceptedCalls(page, '/messages/send')
  const sent: SentMessage[] = []
  const tap = (on: Locator) => on.tap()
  const write = async (field: Locator, text: string) => {
    await tap(field)
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  const out = async (text: string, price?: string) => {
    await expect(send(page)).toHaveAccessibleDescription('')
    sent.push({ text, channelId: channelIn(page), price })
    await tap(send(page))
    await expect(composer(page)).toHaveValue('')
    await backend.advanceTime(UNDO_SEND_MS)
    await expect.poll(sends).toBe(sent.length)
  }
  const next = async () => {
    const before = page.url()
    await tap(page.getByRole('button', { name: /^Next chat/ }))
    await expectNextOpen(page, before)
    await expect(composer(page)).toBeFocused()
  }

  await page.goto('/login')
  await write(emailField(page), identity('chatter').email)
  await write(passwordField(page), DEMO_PASSWORD)
  await tap(app(page).getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page).toHaveURL(/\/cr-select/)
  await expectLoaded(page)
  await tap(workClock(page).getByRole('button', { name: 'Clock In' }))
  await expect(workClock(page).getByRole('button', { name: 'Clock Out' })).toBeVisible()
  await tap(main(page).getByRole('heading', { level: 2 }).getByRole('button').first())
  await expect(page).toHaveURL('/cr-tools')
  await expectLoaded(page)
  await write(handoverField(page), 'Captain waits for Friday')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('handover/save') && answer.ok())
  await tap(page.getByRole('link', { name: /^Messages/ }).first())
  await saved

  await expect(page).toHaveURL(/\/cr-tools\/messages/)
  await tap(inboxRows(page).first().getByRole('link'))
  await expectThreadOpen(page)
  await write(composer(page), 'First by touch')
  await out('First by touch')

  // A long press opens the menu; the reaction is the second touch.
  const theirs = messages(page)
    .filter({ hasNotText: /Sent by|First by touch/ })
    .last()
  const key = await theirs.getAttribute('data-key')
  const answered = messages(page).and(page.locator(`[data-key="${key}"]`))
  await longPress(page, answered)
  await tap(page.getByRole('menuitem').first())
  await expect(answered.getByRole('button', { name: /❤️/, pressed: true })).toBeVisible()
  await longPress(page, answered)
  await tap(page.getByRole('menuitem', { name: 'Reply' }))
  await expect(page.getByText(/^Replying to/)).toBeVisible()
  await expect(composer(page)).toBeFocused()
  await page.keyboard.type('Quoted by touch')
  await out('Quoted by touch')
  const quotedIn = channelIn(page)

  await tap(tool(page, 'Vault'))
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await tap(vault.getByRole('gridcell').nth(1).getByRole('button').first())
  const usual = vault.getByRole('button', { name: /^Usual/ })
  const price = /\$[\d.,]+/.exec((await usual.textContent()) ?? '')?.[0] ?? 'no price'
  await tap(usual)
  await tap(vault.getByRole('button', { name: 'Attach 1' }))
  await write(composer(page), 'Sold by touch')
  await out('Sold by touch', price)

  await tap(tool(page, 'Scripts'))
  const scripts = page.getByRole('dialog', { name: 'Scripts' })
  await tap(scripts.getByRole('listitem').first().getByRole('button').first())
  await expect(composer(page)).not.toHaveValue('')
  await out(await composer(page).inputValue())

  // The fan panel replaces the list, and the draft stays.
  await write(composer(page), 'Half a ')
  await tap(page.getByRole('button', { name: 'Show fan info' }))
  await expect(inbox(page)).toHaveCount(0)
  await expect(composer(page)).toHaveValue('Half a ')
  await write(nicknameField(page), 'Captain')
  await write(noteField(page), 'Exam on Friday')
  await tap(labelField(page))
  const option = page.getByRole('option').first()
  const label = (await option.textContent()) ?? ''
  await tap(option)
  await expect(labels(page)).toContainText(label)
  await expect(
    fanPanel(page)
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
  await write(composer(page), 'sentence')
  await tap(fanPanel(page).getByRole('button', { name: 'Hide fan info' }))
  await expect(inboxRows(page).first()).toBeVisible()
  await expect(composer(page)).toHaveValue('Half a sentence')
  await out('Half a sentence')
  const marked = channelIn(page)

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(inbox(page)).toHaveCount(0)
  await expect(thread(page)).toBeVisible()
  for (const text of ['Second by touch', 'Third by touch']) {
    await next()
    await page.keyboard.type(text)
    await out(text)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(inboxRows(page).first()).toBeVisible()

  await tap(page.getByRole('link', { name: /^Notifications/ }).first())
  await expect(page).toHaveURL(/\/cr-tools\/notifications/)
  await tap(
    page
      .getByRole('article')
      .getByRole('link', { name: /^Open chat/ })
      .first(),
  )
  await expect(page).toHaveURL(/\/messages\/channel-/)
  await expectThreadOpen(page)

  const strip = inbox(page).getByRole('navigation', { name: 'Your creators' })
  const here = strip.locator('[aria-current=true]')
  const first = (await here.getAttribute('title')) ?? ''
  await tap(strip.locator('[aria-current=false]').first())
  await expect(here).not.toHaveAttribute('title', first)
  await tap(strip.locator(`[title="${first}"]`))
  await expect(here).toHaveAttribute('title', first)

  await backend.advanceTime(WORKED_MS)
  const finish = page.getByRole('button', { name: 'Clock Out' })
  await tap(finish.first())
  const question = page.getByRole('dialog', { name: 'Clock Out' })
  await expect(question.getByRole('textbox')).toHaveValue(/Captain waits for Friday/)
  await tap(question.getByRole('button', { name: 'Clock Out' }))
  await expect(question).toHaveCount(0)
  await expect(
    workClock(page)
      .or(page.getByRole('button', { name: 'Off Duty' }))
      .first(),
  ).toContainText('Off Duty')

  await tap(page.getByRole('button', { name: /^Account of/ }))
  await tap(page.getByRole('menuitem', { name: 'My statistics' }))
  await expect(heading(page, 'My statistics')).toBeVisible()
  const log = main(page)
    .getByRole('list', { name: 'My shifts' })
    .getByText(/[AP]M.+[AP]M$/)
    .last()
  const worked = minutesOf((await log.textContent()) ?? '')
  expect(worked).toBeGreaterThanOrEqual(WORKED_MS / 60_000)
  expect(worked).toBeLessThan(WORKED_MS / 60_000 + 10)

  await expectStoredOnce(context.request, sent)
  const stored = await storedMessagesOf(context.request, quotedIn)
  const quote = stored.find(({ text }) => text === 'Quoted by touch')
  const original = stored.find(({ messageId }) => messageId === quote?.replyTo?.messageId)
  expect(original?.reactions.map(({ emoji }) => emoji)).toContain('❤️')
  await expectSentOnce(page, sent)
  // The page that has just loaded has only what the server stored.
  await navigateInPage(page, `/cr-tools/messages/${marked}`)
  await expectThreadOpen(page)
  await tap(page.getByRole('button', { name: 'Show fan info' }))
  await expect(nicknameField(page)).toHaveValue('Captain')
  await expect(noteField(page)).toHaveValue(/Exam on Friday/)
  await expect(labels(page)).toContainText(label)
})
