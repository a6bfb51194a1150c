import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Message } from '@/domain/chat/message'
import type { Thread } from '@/domain/chat/thread'

import { advanceTime } from '../../../../../../tests/support/fake-timers'
import { startTestI18n } from '../../../../../../tests/support/i18n'
import { messageOf } from '../../../../../../tests/support/fixtures/live-events'
import type { OpenThread } from '../base/use-open-thread'
import { FeedOverlays } from './feed-overlays'

const at = (minute: number, facts: Parameters<typeof messageOf>[1] = {}): Message =>
  messageOf(`m${minute}`, { createdAt: new Date(minute * 60_000).toISOString(), ...facts })
const OLD = [1, 2, 3].map((minute) => at(minute))
const NEWEST = [7, 8, 9].map((minute) => at(minute))

const position = {
  isAtEnd: false,
  isEndVisible: () => false,
  highlightedId: undefined,
  problem: undefined,
  dismissProblem: () => undefined,
  jumpTo: () => undefined,
  scrollToEnd: () => undefined,
}

/** The overlays of a thread whose fan wrote all but what `me` sent. */
function overlays(thread: Partial<Thread>, isAtEnd = false) {
  const open = {
    creatorId: 'me',
    channelId: 'channel-1',
    rows: [],
    outgoing: [],
    unread: { messageId: 'm7', count: 3 },
    thread: { messages: NEWEST, waiting: [], newest: NEWEST, hasBefore: true, hasAfter: false, ...thread },
    isOwn: ({ senderId }: Message) => senderId === 'me',
  } satisfies OpenThread
  const names = { nameOf: () => 'Mia', loadedNameOf: () => undefined }
  return <FeedOverlays open={open} names={names} newestIdAtOpening="m9" position={{ ...position, isAtEnd }} />
}
const announced = () => screen.getByRole('status').textContent

beforeEach(async () => {
  await startTestI18n()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('while an older part of a thread is shown', () => {
  it('new messages are counted and announced', async () => {
    const { rerender } = render(overlays({}, true))
    rerender(overlays({ messages: OLD, hasAfter: true }))
    expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible()
    const newest = [...NEWEST, at(10, { senderId: 'me' }), at(11, { text: 'Are you there?' })]
    rerender(overlays({ messages: OLD, newest, hasAfter: true }))
    await act(() => advanceTime(2000))
    expect(screen.getByRole('button', { name: '1 new message' })).toBeVisible()
    expect(announced()).toMatch(/Are you there\?/)
  })

  it('older ones that load towards the newest are not announced', async () => {
    const { rerender } = render(overlays({}, true))
    rerender(overlays({ messages: OLD, hasAfter: true }))
    await act(() => advanceTime(2000))
    rerender(overlays({ messages: [...OLD, at(4), at(5)], hasAfter: true }))
    await act(() => advanceTime(2000))
    rerender(overlays({ messages: [...OLD, at(4), at(5), ...NEWEST] }))
    await act(() => advanceTime(2000))
    expect(announced()).toBe('')
  })

  it('no button points up to the unread ones, which lie below', () => {
    const { rerender } = render(overlays({}))
    expect(screen.getByRole('button', { name: /unread/ })).toBeVisible()
    rerender(overlays({ messages: OLD, hasAfter: true }))
    expect(screen.queryByRole('button', { name: /unread/ })).toBeNull()
  })
})
