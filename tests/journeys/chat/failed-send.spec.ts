import { expect, test } from '../support/fixtures.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRow,
  messages,
  openWorkspace,
  writeAndSend,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'

test('a message that fails after leaving its conversation is flagged, found and sent', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await backend.faults({ mode: 'fail', status: 422, only: 'messages/send' })
  await writeAndSend(page, 'Did not arrive')
  await inboxRow(page, 'channel-1-5').click()
  await expect(page).toHaveURL(new RegExp(channelAddress('channel-1-5')))
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
  await backend.faults({ mode: 'none', only: null })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(inboxRow(page, CHANNEL)).not.toContainText('Not sent')
  await expect(inbox(page).getByRole('button', { name: /not sent$/ })).toHaveCount(0)
  await expect(messages(page).filter({ hasText: 'Did not arrive' })).toHaveCount(1)
})
