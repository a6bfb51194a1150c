import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { OpenChannel } from '@/domain/chat/channel'
import { Media } from '@/domain/vault/media'

import { setUpBackend } from '../../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../../tests/support/render/render-tool'
import { MessageField } from '../../message-field'
import { ComposerStore } from '../../store/composer-store'
import { LazyAttachments } from './lazy-attachments'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const media = (mediaId: string, title: string) =>
  v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}`, title })

async function renderAttachments(content: ConstructorParameters<typeof ComposerStore>[2]) {
  const composer = new ComposerStore('creator-01', channel, content)
  const { user } = await renderTool(
    <>
      <MessageField composer={composer} aria-label="Message" />
      <LazyAttachments composer={composer} />
    </>,
  )
  return { user, box: screen.getByRole('textbox', { name: 'Message' }) }
}

describe('attachments', () => {
  it('pass the focus on when removed: to the next one, after the last to the message', async () => {
    const { user, box } = await renderAttachments({ media: [media('a', 'A'), media('b', 'B')] })
    const first = await screen.findByRole('button', { name: '⁨A⁩, 1 of 2' })
    act(() => first.focus())
    await user.keyboard('{Delete}')
    expect(await screen.findByRole('button', { name: '⁨B⁩, 1 of 1' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(box).toHaveFocus())
  })

  it('pass the focus on to the message when its price or time is removed', async () => {
    const { user, box } = await renderAttachments({
      price: 1500,
      scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove price' }))
    expect(box).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove time' }))
    expect(box).toHaveFocus()
  })

  it('move by dragging one onto another, but not by a file dropped after a drag was cancelled', async () => {
    await renderAttachments({ media: [media('a', 'A'), media('b', 'B'), media('c', 'C')] })
    const at = (name: string) => screen.findByRole('button', { name })
    const dataTransfer = { setData: () => undefined }
    const drag = async (name: string) => fireEvent.dragStart(await at(name), { dataTransfer })
    await drag('⁨A⁩, 1 of 3')
    fireEvent.dragEnd(await at('⁨A⁩, 1 of 3'))
    const third = await at('⁨C⁩, 3 of 3')
    const isAccepted = () => {
      const over = createEvent.dragOver(third)
      fireEvent(third, over)
      return over.defaultPrevented
    }
    expect(isAccepted()).toBe(false)
    fireEvent.drop(third)
    expect(await at('⁨A⁩, 1 of 3')).toBeVisible()

    await drag('⁨A⁩, 1 of 3')
    expect(isAccepted()).toBe(true)
    fireEvent.drop(third)
    expect(await at('⁨A⁩, 3 of 3')).toBeVisible()
  })
})
