import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { UNDO_SEND_MS } from '@/config/tool-limits'

import { advancePage } from '../../../../../tests/support/render/advance-page'
import {
  CREATOR,
  OPEN_CHANNEL_ID,
  renderComposer,
  waitingList,
  setUpComposerBackend,
} from '../../../../../tests/support/render/render-composer'
import { insertIntoComposer } from './store/insert-into-composer'

setUpComposerBackend()

const GROUP = 'channel-1-8'
const answered = { messageId: 'message-1', senderId: CREATOR, text: 'See you at eight' }

describe('a reply to a message', () => {
  it('keeps its target when the send is undone', async () => {
    const { user, box } = await renderComposer(OPEN_CHANNEL_ID, answered)
    expect(screen.getByText('See you at eight')).toBeVisible()
    await user.type(box, 'Or nine{Enter}')
    await waitingList().findByText(/Or nine: held/)
    expect(screen.queryByText('See you at eight')).toBeNull()
    await user.click(waitingList().getByRole('button', { name: 'Undo' }))
    expect(box).toHaveValue('Or nine')
    expect(screen.getByText('See you at eight')).toBeVisible()
  })

  it('names the member it replies to in a group', async () => {
    const { unmount } = await renderComposer(GROUP, { ...answered, senderId: 'fan-12' })
    expect(await screen.findByText(/^Replying to (?!your)/)).toBeVisible()
    unmount()
    await renderComposer(GROUP, answered)
    expect(await screen.findByText('Replying to your message')).toBeVisible()
  })

  it('survives another chat and a reload, without taking the focus', async () => {
    const { user, box, unmount } = await renderComposer(OPEN_CHANNEL_ID, answered)
    await user.type(box, 'Or nine')
    await advancePage(400)
    unmount()
    const again = await renderComposer()
    expect(again.box).toHaveValue('Or nine')
    expect(screen.getByText('See you at eight')).toBeVisible()
    expect(again.box).not.toHaveFocus()
    await user.type(again.box, '{Enter}')
    await advancePage(UNDO_SEND_MS)
    expect(screen.queryByText('See you at eight')).toBeNull()
  })

  it('takes the focus when chosen and is cleared by Escape', async () => {
    const { user, box } = await renderComposer()
    act(() => insertIntoComposer(OPEN_CHANNEL_ID, { replyTo: answered }))
    expect(await screen.findByText('See you at eight')).toBeVisible()
    expect(box).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('See you at eight')).toBeNull()
  })
})
