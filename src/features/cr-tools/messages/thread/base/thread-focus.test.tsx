import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import type { Message } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'
import type { Thread } from '@/domain/chat/thread'
import { instant } from '@/domain/time/instant'
import { newId } from '@/services/page/new-id'
import { registerOutbox, outboxStoreOf, type RunningOutbox } from '@/features/cr-tools/outbox/outbox'

import { outgoing } from '../../../../../../tests/support/fixtures/outgoing'
import { startTestI18n } from '../../../../../../tests/support/i18n'
import { ANA } from '../../../../../../tests/support/people'
import { cleanUpAfterTest } from '../../../../../../tests/support/render/backend'
import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../../tests/support/render/render-thread'
import { mergeMessage, threadQuery } from '../../../cache/thread-cache'
import { FeedOverlays } from '../feed/feed-overlays'
import { focusLine } from './thread-focus'
import type { OpenThread } from './use-open-thread'

setUpThread()

/** Renders a thread that ends with an unsent message. */
async function renderUnsent(state: OutboxMessage['state']) {
  const store = outboxStoreOf(ANA)
  const view = await renderThread()
  await lastArticle()
  const own = outgoing({
    clientId: newId(),
    userId: ANA,
    creatorId: CREATOR,
    channelId: CHANNEL,
    state,
    createdAt: Date.now(),
    heldUntil: Date.now() + 60_000,
  })
  act(() => void store.add(own))
  const retry = (clientId: string) => store.update(clientId, { state: 'waiting' })
  cleanUpAfterTest(
    registerOutbox({ userId: ANA, sender: { retry } } as unknown as RunningOutbox), // only `retry` is called
    () => store.clear(),
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    act(() => button.focus())
    await view.user.keyboard('{Enter}')
    await waitFor(() => expect(button).not.toBeInTheDocument())
  }
  return { press, key: own.clientId }
}

describe('the focus in a thread', () => {
  it.each([
    ['Retry', 'failed'],
    ['Send now', 'held'],
  ] as const)('stays at the message after "%s"', async (name, state) => {
    const { press, key } = await renderUnsent(state)
    await press(name)
    expect(document.activeElement).toHaveAttribute('data-key', key)
  })

  it.each([
    ['failed', 'Not sent'],
    ['waiting', 'Queued'],
    ['sending', 'Sending'],
  ] as const)('reads the state of an unsent message: %s', async (state, words) => {
    await renderUnsent(state)
    const shown = await screen.findByText(words)
    expect(shown.closest('[data-key]')).toHaveAccessibleName(new RegExp(words))
  })

  it('goes to the message before after an unsent one is deleted', async () => {
    const { press } = await renderUnsent('failed')
    await press('Delete')
    await waitFor(async () => expect(await lastArticle()).toHaveFocus())
  })

  it('goes to the message field once the last message of a thread has gone', () => {
    render(<textarea data-message-field aria-label="Message" />)
    focusLine('gone')
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  })

  it('stays at a message held for care once it is sent anyway', async () => {
    await renderThread()
    await lastArticle()
    const { messages } = queryClient.getQueryData<Thread>(threadQuery(CREATOR, CHANNEL).queryKey) ?? {}
    const newest = messages?.at(-1)
    if (!newest) throw new Error('it has messages')
    const at = instant(Date.now())
    const sent: Message = { ...newest, clientId: null, messageId: 'held', senderId: CREATOR, createdAt: at }
    act(() => mergeMessage(queryClient, CREATOR, { ...sent, scheduledAt: at, heldAt: at }))
    const button = await screen.findByRole('button', { name: 'Send anyway' })
    act(() => button.focus())
    act(() => mergeMessage(queryClient, CREATOR, { ...sent, scheduledAt: null, heldAt: null }))
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(document.activeElement).toHaveAttribute('data-key', 'held')
  })

  it.each(['2 unread messages above', 'Jump to latest'])('goes to the messages after "%s"', async (name) => {
    await startTestI18n()
    const open = {
      rows: [],
      unread: { messageId: 'message-1', count: 2 },
      thread: { messages: [], newest: [], hasBefore: true, hasAfter: false },
      isOwn: () => false,
    } as unknown as OpenThread // what the overlays read
    const names = { nameOf: () => '', loadedNameOf: () => undefined }
    const nothing = () => undefined
    const overlays = (isAtEnd: boolean) => (
      <>
        <div role="log" data-thread-scroller tabIndex={-1} />
        <FeedOverlays
          open={open}
          names={names}
          newestIdAtOpening={undefined}
          position={{
            isAtEnd,
            isEndVisible: () => isAtEnd,
            highlightedId: undefined,
            problem: undefined,
            dismissProblem: nothing,
            jumpTo: nothing,
            scrollToEnd: nothing,
          }}
        />
      </>
    )
    const { rerender } = render(overlays(false))
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    act(() => button.click())
    rerender(overlays(true))
    expect(button).not.toBeInTheDocument()
    expect(screen.getByRole('log')).toHaveFocus()
  })
})
