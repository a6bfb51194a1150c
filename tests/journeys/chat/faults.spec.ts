import type { Locator, Page } from '@playwright/test'

import { SEND_TIMEOUT_MS, UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordCalls } from '../support/page-calls.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRows,
  messages,
  openWorkspace,
  thread,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'
const SEND = '/api/messages/send'
/** Longer than the backoff before a retry. */
const RETRY_MS = 5000
const OFTEN = { intervals: [20] }
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Fan info' })

test.beforeEach(({ context }) => context.clock.install())

test('a part that fails to load shows its error and Retry, while the rest stays usable', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  const parts = [
    { only: 'messages/list', status: 422, place: page.locator('main'), comes: messages(page).last() },
    {
      only: 'chatter/fan/get',
      status: 422,
      place: panel(page),
      comes: panel(page).getByText('Lifetime', { exact: false }),
    },
    // Last, because this moves time on, and server time decides which of two drafts is newer.
    { only: 'messages/channels/list', status: 500, place: inbox(page), comes: inboxRows(page).first() },
  ]
  for (const { only, status, place, comes } of parts)
    await test.step(only, async () => {
      await composer(page).fill(`written while ${only} is down`)
      await backend.faults({ mode: 'fail', only, status })
      await page.reload()
      const alerts = place.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) })
      if (status === 500) await advancePastRetries(backend, alerts.first())
      else await expect(alerts.first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
      await expect(composer(page)).toBeEditable()
      await expect(composer(page)).toHaveValue(`written while ${only} is down`)
      await backend.faults({ mode: 'none', only: null })
      await alerts.getByRole('button', { name: 'Retry' }).click()
      await expect(comes).toBeVisible()
      await expect(alerts).toHaveCount(0)
    })
})

test('a slow backend shows the skeleton of every part at once', async ({ page, backend }) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await backend.faults({ mode: 'hang', only: '/api/messages/' })
  await page.reload()
  await expect(inbox(page).locator('[aria-busy="true"]')).toBeVisible()
  await expect(page.getByText(/Couldn't load/)).toHaveCount(0)
  await backend.faults({ mode: 'none', only: null, latencyMs: 700 })
  await page.reload()
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await expect(inboxRows(page).first()).toBeVisible()
  await expectThreadOpen(page)
  await expect(panel(page).getByText('Lifetime', { exact: false })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test(
  'a send without a response times out after 20 s and is delivered once when the server is back',
  { tag: '@demo' },
  async ({ page, backend }) => {
    await openWorkspace(page, channelAddress(CHANNEL))
    await expectThreadOpen(page)
    const calls = recordCalls(page)
    const sends = () => calls.filter((path) => path === SEND).length
    await backend.faults({ mode: 'hang', only: SEND })
    const own = messages(page).filter({ hasText: 'into the void' })
    await composer(page).fill('into the void')
    await composer(page).press('Enter')
    await expect(own).toContainText('Sending in')
    await backend.advanceTime(UNDO_SEND_MS)
    await expect(own).toContainText('Sending')
    await composer(page).fill('right behind it')
    await composer(page).press('Enter')
    await backend.advanceTime(UNDO_SEND_MS)
    await expect(messages(page).filter({ hasText: 'right behind it' })).toContainText('Queued')
    await backend.advanceTime(SEND_TIMEOUT_MS - UNDO_SEND_MS)
    await expect(own).toContainText('No response. Retrying…')
    await backend.faults({ mode: 'none', only: null })
    await expect(async () => {
      await backend.advanceTime(RETRY_MS)
      await expect(thread(page).getByText(/Queued|Will send|Sending|Retrying/)).toHaveCount(0, {
        timeout: 300,
      })
    }).toPass(OFTEN)
    await page.reload()
    await expectThreadOpen(page)
    await expect(own).toHaveCount(1)
    await expect(messages(page).filter({ hasText: 'right behind it' })).toHaveCount(1)
    expect(sends()).toBeGreaterThanOrEqual(3)
  },
)

test('a send that fails with a server error waits, retries, and is delivered once', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await backend.faults({ mode: 'fail', only: SEND, times: 2 })
  const own = messages(page).filter({ hasText: 'third time lucky' })
  await composer(page).fill('third time lucky')
  await composer(page).press('Enter')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(async () => {
    await backend.advanceTime(RETRY_MS)
    await expect(own.getByText(/Sending|Queued|Will send|Retrying/)).toHaveCount(0, { timeout: 300 })
  }).toPass(OFTEN)
  await expect(own).toHaveCount(1)
  await page.reload()
  await expectThreadOpen(page)
  await expect(own).toHaveCount(1)
})

test('a failing tool shows its error in its panel, recovers by Retry, and keeps the input', async ({
  page,
  backend,
}) => {
  // Their fan writes Portuguese, so that there is something to translate.
  await openWorkspace(page, channelAddress('channel-1-9'))
  await expectThreadOpen(page)
  await composer(page).fill('kept all along')
  const bar = page.getByRole('toolbar', { name: 'Message tools' })
  const tools = [
    { name: 'Vault', only: 'vault/list', comes: 'gridcell' },
    { name: 'GIF', only: 'gifs/search', comes: 'gridcell' },
    { name: 'Scripts', only: 'scripts/list', comes: 'listitem' },
  ] as const
  for (const { name, only, comes } of tools)
    await test.step(name, async () => {
      await backend.faults({ mode: 'fail', status: 422, only })
      await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      const dialog = page.getByRole('dialog', { name })
      const retry = dialog.getByRole('alert').getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await backend.faults({ mode: 'none', only: null })
      await retry.click()
      await expect(dialog.getByRole(comes).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  await backend.faults({ mode: 'fail', status: 422, only: 'messages/translate' })
  await bar.getByRole('button', { name: /^Translate/ }).click()
  const translation = page.getByRole('region', { name: 'Translate' })
  await expect(translation.getByText(/^Couldn't translate/)).toBeVisible()
  await backend.faults({ mode: 'none', only: null })
  await translation.getByRole('button', { name: 'Retry' }).click()
  await expect(translation.getByText('Depois eu te conto mais.')).toBeVisible()
  await expect(composer(page)).toHaveValue('kept all along')
})

test('a mass message keeps its text when counting or sending fails, and is sent once', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, '/cr-tools/messages/mass', 'all')
  const text = page.getByRole('textbox', { name: 'Message' })
  await expect(page.getByText(/fans will receive it/)).toBeVisible()
  await backend.faults({ mode: 'fail', only: 'mass/audience' })
  await text.fill('To all of you')
  await page.getByRole('checkbox', { name: /^Skip fans in an active chat/ }).click()
  const again = page.getByRole('button', { name: 'Retry' })
  await advancePastRetries(backend, again)
  await backend.faults({ mode: 'none', only: null })
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(text).toHaveValue('To all of you')

  await backend.faults({ mode: 'fail', only: 'mass/send' })
  await page.getByRole('button', { name: 'Review and send' }).click()
  const review = page.getByRole('dialog', { name: 'Review mass message' })
  const send = review.getByRole('button', { name: /^Send to/ })
  await send.click()
  await expect(review.getByRole('alert')).toHaveText(/Something went wrong/)
  await backend.faults({ mode: 'offline', only: 'mass/send' })
  await send.click()
  await expect(review.getByRole('alert')).toHaveText('There was an issue contacting the server')
  await expect(review).toContainText('To all of you')
  await backend.faults({ mode: 'none', only: null })
  await send.click()
  await expect(page.getByText('Sending mass message.').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Sent' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'To all of you' })).toHaveCount(1)
})
