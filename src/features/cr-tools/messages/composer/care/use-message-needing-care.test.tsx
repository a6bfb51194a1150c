import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { isoOf } from '@/domain/time/instant'
import type { Message } from '@/domain/chat/message'
import { type Thread, createThread } from '@/domain/chat/thread'
import { HOUR_MS } from '@/lib/duration'

import { CREATOR, messageOf } from '../../../../../../tests/support/fixtures/live-events'
import { mergeMessage, threadQuery } from '../../../cache/thread-cache'
import { useMessageNeedingCare } from './use-message-needing-care'

let client = new QueryClient()
beforeEach(() => {
  client = new QueryClient()
})
const group = { channelId: 'channel-g', userId: null }
const { queryKey } = threadQuery(CREATOR, 'channel-g')
const sadOf = (facts: Parameters<typeof messageOf>[1] = {}) =>
  messageOf('sad', { channelId: 'channel-g', senderId: 'fan-7', text: 'i want to die', ...facts })
/** Applies an event and waits until the page has rendered it. */
const emitAndWait = (tell: () => void) =>
  act(async () => {
    tell()
    await new Promise((resolve) => setTimeout(resolve))
  })
const cacheThread = (messages: Message[], more: Partial<Thread> = {}) =>
  emitAndWait(() => {
    const data = createThread({ data: messages, hasBefore: false, hasAfter: false })
    client.setQueryData(queryKey, { ...data, ...more })
  })
const renderCareHook = () =>
  renderHook(() => useMessageNeedingCare(CREATOR, group), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
const ago = (ms: number) => isoOf(Date.now() - ms)

describe('a message that may need care, in a group', () => {
  it('is found from any fan', async () => {
    await cacheThread([sadOf()])
    const found = renderCareHook()
    await waitFor(() => expect(found.current).toBe('sad'))
  })

  it('ignores own messages, handled ones and those older than 72 h', async () => {
    const now = { createdAt: ago(0) }
    await cacheThread([sadOf({ createdAt: ago(71 * HOUR_MS) })])
    const found = renderCareHook()
    await waitFor(() => expect(found.current).toBe('sad'))
    await cacheThread([sadOf({ ...now, senderId: CREATOR })])
    expect(found.current).toBeUndefined()
    await cacheThread([sadOf({ ...now, seenToAt: ago(0) })])
    expect(found.current).toBeUndefined()
    await cacheThread([sadOf({ createdAt: ago(73 * HOUR_MS) })])
    expect(found.current).toBeUndefined()
  })

  it('stays found while the user reads an older part of the conversation', async () => {
    const sad = sadOf()
    await cacheThread([sad])
    const found = renderCareHook()
    await waitFor(() => expect(found.current).toBe('sad'))
    const old = messageOf('old', { channelId: 'channel-g', createdAt: ago(1000 * HOUR_MS) })
    await cacheThread([old], { hasAfter: true, newest: [sad] })
    expect(found.current).toBe('sad')
    await emitAndWait(() =>
      mergeMessage(client, CREATOR, sadOf({ createdAt: isoOf(sad.createdAt), seenToAt: ago(0) })),
    )
    expect(found.current).toBeUndefined()
  })

  it('is not searched for in an older part', async () => {
    await cacheThread([sadOf()])
    const found = renderCareHook()
    await waitFor(() => expect(found.current).toBe('sad'))
    await cacheThread([sadOf()], { hasAfter: true, newest: [messageOf('last', { channelId: 'channel-g' })] })
    expect(found.current).toBeUndefined()
  })
})
