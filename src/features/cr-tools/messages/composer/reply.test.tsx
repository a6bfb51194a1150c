import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { UNDO_SEND_MS } from '@/config/constants'

import {
  CREATOR,
  OPEN,
  openComposer,
  pass,
  waiting,
  withComposerBackend,
} from '../../../../../tests/composer-stage'
import { intoComposer } from './into-composer'

withComposerBackend()

const GROUP = 'channel-1-8'
const answered = { messageId: 'message-1', senderId: CREATOR, text: 'See you at eight' }

describe('an answer to a message', () => {
  it('takes a reply back with what it answers', async () => {
    const { user, box } = await openComposer(OPEN, answered)
    expect(screen.getByText('See you at eight')).toBeVisible()
    await user.type(box, 'Or nine{Enter}')
    await waiting().findByText(/Or nine: held/)
    expect(screen.queryByText('See you at eight')).toBeNull()
    await user.click(waiting().getByRole('button', { name: 'Undo' }))
    expect(box).toHaveValue('Or nine')
    expect(screen.getByText('See you at eight')).toBeVisible()
  })

  it('says whom a reply in a group answers', async () => {
    const { unmount } = await openComposer(GROUP, { ...answered, senderId: 'fan-12' })
    expect(await screen.findByText(/^Replying to (?!your)/)).toBeVisible()
    unmount()
    await openComposer(GROUP, answered)
    expect(await screen.findByText('Replying to your message')).toBeVisible()
  })

  it('still is one after another chat or a reload, and leaves the focus where it is', async () => {
    const { user, box, unmount } = await openComposer(OPEN, answered)
    await user.type(box, 'Or nine')
    await pass(400)
    unmount()
    const again = await openComposer()
    expect(again.box).toHaveValue('Or nine')
    expect(screen.getByText('See you at eight')).toBeVisible()
    expect(again.box).not.toHaveFocus()
    await user.type(again.box, '{Enter}')
    await pass(UNDO_SEND_MS)
    expect(screen.queryByText('See you at eight')).toBeNull()
  })

  it('takes the focus when it is chosen, and is none any more on Escape', async () => {
    const { user, box } = await openComposer()
    act(() => intoComposer(OPEN, { replyTo: answered }))
    expect(await screen.findByText('See you at eight')).toBeVisible()
    expect(box).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('See you at eight')).toBeNull()
  })
})
