import type { Locator, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { advancePastRetries, type Backend } from '../support/backend-control.ts'
import { expectDraftStored } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/page-calls.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRows,
  messages,
  openWorkspace,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'
/** Far down the list, whose rows beside the open one are preloaded. */
const FAR = ['channel-1-301', 'channel-1-302', 'channel-1-303'] as const
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Fan info' })

test.beforeEach(({ context }) => context.clock.install())

/** A part fails where a chat opens, or where the page loads; its Retry loads it. */
async function expectRetryOf(
  page: Page,
  backend: Backend,
  part: { only: string; status: number; channelId: string | null; place: Locator; comes: Locator },
): Promise<void> {
  const { only, status, channelId, place, comes } = part
  const text = `written while ${only} is down`
  await backend.faults({ mode: 'fail', only, status })
  if (channelId) await navigateInPage(page, channelAddress(channelId))
  else await page.reload()
  const alerts = place.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) })
  if (status === 500) await advancePastRetries(backend, alerts.first())
  else await expect(alerts.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await expect(composer(page)).toBeEditable()
  if (channelId) {
    await composer(page).fill(text)
    await expectDraftStored(page, text)
    // The page load meets the same failure, and what was written.
    await page.reload()
    if (status === 500) await advancePastRetries(backend, alerts.first())
    else await expect(alerts.first()).toBeVisible()
    await expect(composer(page)).toHaveValue(text)
  }
  await backend.faults({ mode: 'none', only: null })
  await alerts.getByRole('button', { name: 'Retry' }).click()
  await expect(comes).toBeVisible()
  await expect(alerts).toHaveCount(0)
  if (channelId) await expect(composer(page)).toHaveValue(text)
}

test('every part shows its skeleton while it loads and its error with Retry, and the rest stays usable', async ({
  page,
  backend,
}) => {
  await backend.faults({ mode: 'hang', only: '/api/messages/' })
  await openWorkspace(page, channelAddress(CHANNEL))
  const fan = panel(page).getByText('Lifetime', { exact: false })
  await test.step('a hanging backend shows skeletons, never a blank', async () => {
    await expect(inbox(page).locator('[aria-busy="true"]')).toBeVisible()
    await expect(page.getByText(/Couldn't load/)).toHaveCount(0)
  })
  await test.step('a slow one shows them until all has loaded', async () => {
    await backend.faults({ mode: 'none', only: null })
    const release = await holdRequests(page, '**/api/messages/**')
    await page.reload()
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    release()
    await expect(inboxRows(page).first()).toBeVisible()
    await expectThreadOpen(page)
    await expect(fan).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
  await test.step('a thread that hangs can be written to', async () => {
    await backend.faults({ mode: 'hang', only: 'messages/list' })
    await navigateInPage(page, channelAddress(FAR[0]))
    await expect(
      page.getByRole('status', { name: 'Loading messages' }).or(page.getByText('Loading messages')).first(),
    ).toBeAttached()
    await expect(composer(page)).toBeEditable()
    await backend.faults({ mode: 'none', only: null })
  })
  const parts = [
    {
      only: 'messages/list',
      status: 422,
      channelId: FAR[1],
      place: page.locator('main'),
      comes: messages(page).last(),
    },
    { only: 'chatter/fan/get', status: 422, channelId: FAR[2], place: panel(page), comes: fan },
    // Last, because this moves time on, and server time decides which of two drafts is newer.
    {
      only: 'messages/channels/list',
      status: 500,
      channelId: null,
      place: inbox(page),
      comes: inboxRows(page).first(),
    },
  ]
  for (const part of parts) await test.step(part.only, () => expectRetryOf(page, backend, part))
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
