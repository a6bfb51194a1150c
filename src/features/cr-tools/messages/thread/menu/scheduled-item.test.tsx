import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { sendMessage, unsendMessage } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { server, world } from '@/mocks/node'
import { newId } from '@/services/page/new-id'

import { ANA, BEN } from '../../../../../../tests/support/people'
import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../../tests/support/render/render-thread'
import { readComposerDraft } from '../../../outbox/composer-draft'
import { mergeMessage } from '../../../cache/thread-cache'

setUpThread()

const draft = () => readComposerDraft({ userId: ANA, creatorId: CREATOR, channelId: CHANNEL })

/** Opens the menu of a scheduled message, for a user who may not unsend, or of a colleague's message. */
async function openMenu(by = ANA) {
  await world.transact(() => void (world.state.permissions[ANA] = { canUnsend: false }))
  const { user } = await renderThread()
  await lastArticle()
  const request = {
    clientId: newId(),
    channelId: CHANNEL,
    text: 'Sleep well' as CheckedText,
    mediaIds: ['media-1-3', 'media-1-4'],
    previewMediaIds: ['media-1-3'],
    price: 1200,
    scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const { message } = await send(sendMessage, request, { creatorId: CREATOR })
  act(() => mergeMessage(queryClient, CREATOR, { ...message, sentById: by }))
  await screen.findByText('Sleep well')
  ;(await lastArticle()).focus()
  await user.keyboard('{Enter}')
  return { user, request, item: await screen.findByRole('menuitem', { name: /^Edit in composer/ }) }
}

describe('a scheduled message', () => {
  it('is restored to the composer of its writer with all its content', async () => {
    const { user, request, item } = await openMenu()
    expect(screen.queryByRole('menuitem', { name: /^Unsend/ })).toBeNull()
    await user.click(item)
    await waitFor(() => expect(draft()).toBeDefined())
    const { text, price, previewMediaIds, scheduledAt } = request
    expect(draft()).toMatchObject({ text, price, previewMediaIds, scheduledAt })
    expect(draft()?.media.map(({ mediaId }) => mediaId)).toEqual(request.mediaIds)
    await waitFor(() => expect(screen.queryByText('Sleep well')).toBeNull())
    const waiting = await world.transact(() => world.state.threads.scheduled.length)
    expect(waiting).toBe(0)
  })

  it('shows an error in place when it can’t be restored', async () => {
    const { user, item } = await openMenu()
    const message = 'It is on its way already.'
    server.use(
      http.post(`*${unsendMessage.path}`, () =>
        HttpResponse.json({ statusCode: 409, message }, { status: 409 }),
      ),
    )
    await user.click(item)
    expect(await screen.findByText(message, { exact: false })).toBeVisible()
    expect(screen.getByText('Sleep well')).toBeVisible()
    expect(draft()).toBeUndefined()
  })

  it('of a colleague needs the right to unsend, and says who can grant it', async () => {
    const { item } = await openMenu(BEN)
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('Ask an account manager for access')
  })
})
