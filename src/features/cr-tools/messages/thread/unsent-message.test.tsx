import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import type { Message } from '@/domain/chat/message'
import { instant } from '@/domain/time/instant'

import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../tests/support/render/render-thread'
import { mergeMessage, threadQuery } from '../../cache/thread-cache'

setUpThread()

/** Sends an event of one message, the newest of the thread. */
function emitMessage(facts: Partial<Message>): void {
  const newest = queryClient.getQueryData(threadQuery(CREATOR, CHANNEL).queryKey)?.messages.at(-1)
  if (!newest) throw new Error('it has messages')
  const plain = { clientId: null, media: [], price: 0, replyTo: null, translation: null, unsentAt: null }
  const createdAt = instant(Date.now() + 60_000)
  const message = {
    ...newest,
    ...plain,
    kind: 'text',
    createdAt,
    messageId: 'message-back',
    ...facts,
  } as const
  act(() => mergeMessage(queryClient, CREATOR, message))
}

it('shows neither text nor translation of an unsent message', async () => {
  await renderThread()
  await lastArticle()
  emitMessage({ text: 'Bis heute Abend', translation: { text: 'See you tonight', from: 'de', to: 'en' } })
  expect(await screen.findByText('See you tonight')).toBeVisible()
  emitMessage({ text: '', unsentAt: instant(Date.now()) })
  await waitFor(() => expect(screen.queryByText('See you tonight')).toBeNull())
})

it('offers for an unsent message nothing that it can no longer do', async () => {
  const { user } = await renderThread()
  await lastArticle()
  emitMessage({ text: '', unsentAt: instant(Date.now()) })
  await screen.findByText('Unsent')
  ;(await lastArticle()).focus()
  await user.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu'))
  expect(menu.queryByRole('menuitem', { name: /^(React with|Reply)/ })).toBeNull()
  expect(menu.getByRole('menuitem', { name: /^Reuse/ })).toHaveAttribute('aria-disabled', 'true')
})
