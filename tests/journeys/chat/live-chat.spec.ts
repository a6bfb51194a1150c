import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxCount,
  inboxRows,
  messages,
  openWorkspace,
} from '../support/workspace.ts'

test(
  'new messages of fans appear live, and a broken event stream is shown, its return too',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await context.clock.install()
    await openWorkspace(page)
    await inbox(page).getByRole('button', { name: /^All/ }).click()
    await expect(inboxRows(page).first()).toBeVisible()
    await test.step('new messages of fans appear live and update the counts', async () => {
      const before = await inboxCount(page, 'Waiting')
      await backend.faults({ traffic: 4 })
      await expect.poll(() => inboxCount(page, 'Waiting')).toBeGreaterThan(before)
      await backend.faults({ traffic: 0 })
    })
    await backend.faults({ mode: 'fail', status: 503, only: '/api/events' })
    await page.reload()
    await advancePastRetries(backend, page.getByText(/Reconnecting/).first())
    await backend.faults({ mode: 'none' })
    await expect(async () => {
      await backend.advanceTime(5000)
      await expect(page.getByText(/Reconnecting/)).toHaveCount(0, { timeout: 300 })
    }).toPass({ intervals: [20] })
  },
)

// Two browsers do not share a backend that runs in the page.
test('a typing colleague is shown, locks the chat, and can be taken over', async ({
  page,
  elsewhere: theirs,
}) => {
  await openWorkspace(page, channelAddress('channel-1-5'))
  await expectThreadOpen(page)
  await openWorkspace(theirs, channelAddress('channel-1-5'), 'all')
  await expectThreadOpen(theirs)
  await composer(theirs).pressSequentially('I have got this one')
  await expect(page.getByText(/is typing/).first()).toBeVisible()
  // Typing shows at once; the lock only after the server confirms it.
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
  await composer(page).fill('so have I')
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(theirs.getByText(/is typing/).first()).toBeVisible()
})

/** The same user writes from a device that no page here knows. */
const writeElsewhere = (page: Page, creatorId: string, channelId: string, text: string): Promise<void> =>
  page.evaluate(
    async (given) => {
      const post = async (path: string, bearer: string | null, body: object): Promise<unknown> => {
        const headers = {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'x-internal-api': '1',
        }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const { creatorId, channelId, text } = given
      const answer = await post('/api/internal/chatter/token', localStorage.getItem('access-token'), {
        creatorId,
      })
      const { token } = answer as { token: { accessToken: string } } // shape of the call's response
      const message = { clientId: text, channelId, text, mediaIds: [], previewMediaIds: [], price: 0 }
      await post('/api/messages/send', token.accessToken, message)
    },
    { creatorId, channelId, text },
  )

test('a chat shows what arrived while another creator was in focus', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const workAs = async (name: RegExp) => {
    const chip = page.getByRole('button', { name: /Switch creator/ })
    await chip.click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(chip).toHaveAccessibleName(name)
    await expect(inboxRows(page).first()).toBeVisible()
  }
  await workAs(/Noa Reyes/)
  await writeElsewhere(page, 'creator-01', 'channel-1-3', 'Said while nobody listened')
  await workAs(/Mila Hart/)
  await navigateInPage(page, channelAddress('channel-1-3'))
  await expect(messages(page).last()).toContainText('Said while nobody listened')
})
