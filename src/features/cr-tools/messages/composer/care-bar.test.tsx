import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import type { Message } from '@/domain/message'

import {
  CREATOR,
  OPEN,
  openComposer,
  sendButton,
  SLOW,
  withComposerBackend,
} from '../../../../../tests/composer-stage'
import { threadOf } from '../../thread-cache'

withComposerBackend()

describe('a message of the fan that may need care (crisis help, point 9)', () => {
  it('stops the selling, offers help, tells a manager, and is put away when seen to', async () => {
    const { user, box } = await openComposer()
    const { messages, ...rest } = await queryClient.query(threadOf(CREATOR, OPEN))
    const fans = messages.find(({ senderId }) => senderId.startsWith('fan')) as Message // there are some
    const sad = { ...fans, messageId: 'message-sad', text: 'i want to die', createdAt: fans.createdAt }
    act(
      () =>
        void queryClient.setQueryData(threadOf(CREATOR, OPEN).queryKey, {
          ...rest,
          messages: [...messages, sad],
        }),
    )
    expect(await screen.findByText('This message may need care', {}, SLOW)).toBeVisible()
    await user.type(box, 'I am here')
    expect(sendButton()).not.toHaveAttribute('aria-disabled')
    const price = screen.getByRole('button', { name: 'Price' })
    expect(price).toHaveAccessibleDescription(/^Selling is paused here/)
    await user.click(price)
    expect(screen.queryByRole('dialog', { name: 'Price' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tell my manager' }))
    expect(
      await screen.findByText(/^Your manager was told .* safety team: support@/, { selector: 'p' }, SLOW),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Seen to' }))
    expect(screen.queryByText('This message may need care')).toBeNull()
    expect(price).not.toHaveAccessibleDescription(/Selling is paused/)
  })
})
