import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRow,
  messages,
  openWorkspace,
  sentMessage,
  writeAndSend,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'

test('a rejected message is flagged and found in another conversation, blocks the next, and is sent by Retry', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await backend.faults({ mode: 'fail', status: 422, only: 'messages/send' })
  await writeAndSend(page, 'Did not arrive')
  await inboxRow(page, 'channel-1-5').click()
  await expect(page).toHaveURL(new RegExp(channelAddress('channel-1-5')))
  await backend.advanceTime(UNDO_SEND_MS)
  const toast = page.getByRole('alert').filter({ hasText: 'Message not sent' })
  await expect(toast).toContainText('Did not arrive')
  await expect(inboxRow(page, CHANNEL)).toContainText('Not sent: Did not arrive')
  await inbox(page)
    .getByRole('button', { name: /not sent$/ })
    .click()
  await expect(page.getByRole('menuitem')).toContainText('Did not arrive')
  await page.keyboard.press('Escape')
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL(new RegExp(channelAddress(CHANNEL)))
  await expect(composer(page)).toBeEditable()
  const failed = messages(page).filter({ hasText: 'Did not arrive' })
  await expect(failed.getByText(/Not sent/)).toBeVisible()
  await backend.faults({ mode: 'none', only: null })
  await writeAndSend(page, 'Waits behind it')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(messages(page).filter({ hasText: 'Waits behind it' })).toContainText('Queued')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(sentMessage(page, 'Waits behind it')).toBeVisible()
  await expect(sentMessage(page, 'Did not arrive')).toHaveCount(1)
  await expect(failed).toHaveCount(1)
  await expect(inboxRow(page, CHANNEL)).not.toContainText('Not sent')
  await expect(inbox(page).getByRole('button', { name: /not sent$/ })).toHaveCount(0)
})
