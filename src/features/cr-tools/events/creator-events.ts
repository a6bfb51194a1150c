import type { QueryClient } from '@tanstack/react-query'

import { openEventStream, type StreamState } from '@/api/server-events'
import { listUnread } from '@/api/calls/chatter/chatter'
import { getLiveStatus, listLiveChat } from '@/api/calls/creator/live'
import { listChannels, listMessages } from '@/api/calls/chat/messages'
import { invalidateCalls, queryOf } from '@/api/query'
import { isEventKind, type Message } from '@/domain/chat/message'
import { registerEventStream } from '@/services/network/event-stream-state'
import { serverNow } from '@/services/network/server-clock'

import { applyEvents, type NewEvents, type EventScope } from './apply-events'
import { cachedChannel, catchUpChannels, hasMessageSince, refreshChannels } from '../cache/channel-cache'
import { clearTyping } from './typing-users'
import { EventCoalescer } from './event-coalescer'
import { refreshNotifications } from '../cache/notification-cache'
import { catchUpThreads, fetchNewerMessages, dropThreads } from '../cache/thread-cache'
import { scheduleUnreadRefetch } from './unread-refetch'

/** A stream that takes longer to connect may have missed events after the first fetch. */
const SLOW_START_MS = 3000
/** How long after a reconnect the stream may replay missed events. */
const REPLAY_MS = 2000

interface CreatorEventsListener {
  onNewEvents: (newEvents: NewEvents) => void
  /** Called after a reconnect with the number of messages from fans that were missed. */
  onCaughtUp: (messages: number) => void
}

const unreadOf = ({ client, creatorId }: EventScope): number =>
  client.getQueryData(queryOf(listUnread).queryKey)?.data.find(({ userId }) => userId === creatorId)
    ?.messages ?? 0

/** Refetches a creator's active queries; removes other lists, chats and threads, and leaves other notices stale. */
const refetchAfterGap = ({ client, creatorId }: EventScope): Promise<unknown> =>
  Promise.allSettled([
    catchUpThreads(client, creatorId),
    refreshChannels(client, creatorId),
    refreshNotifications(client, creatorId),
    catchUpChannels(client, creatorId),
    client.refetchQueries({ queryKey: queryOf(listUnread).queryKey }),
    invalidateCalls(client, getLiveStatus, listLiveChat),
  ])

/**
 * Covers the moment between a page's fetches and the start of its stream. One row of the chats shows whether a message
 * is newer; only then lists and threads refetch. An archived thread is in no list, so it always does.
 */
async function catchUpAfterStart({ client, creatorId }: EventScope, startedAt: number): Promise<void> {
  const queries = [listChannels, listMessages].flatMap(({ path }) =>
    client.getQueryCache().findAll({ queryKey: [path, { creatorId }] }),
  )
  if (queries.length === 0) return
  const since = queries.reduce(
    (oldest, { state }) => Math.min(oldest, state.dataUpdatedAt || startedAt),
    startedAt,
  )
  const hasNewer = await hasMessageSince(client, creatorId, since).catch(() => true)
  const isListed = (channelId: string) => cachedChannel(client, creatorId, channelId)?.isArchived === false
  await Promise.allSettled([
    fetchNewerMessages(client, creatorId, ({ channelId }) => hasNewer || !isListed(channelId)),
    hasNewer && refreshChannels(client, creatorId),
  ])
}

/** Creators this client has listened to before: their cached data missed all events since. */
const creatorsListenedTo = new WeakMap<QueryClient, Set<string>>()

/** Returns whether the client listens to this creator again. */
function isReturning({ client, creatorId }: EventScope): boolean {
  const before = creatorsListenedTo.get(client) ?? new Set<string>()
  const isBack = before.has(creatorId)
  creatorsListenedTo.set(client, before.add(creatorId))
  return isBack
}

/** A loss of connection and the messages missed during it. */
class ConnectionGap {
  readonly #scope: EventScope
  #since: { at: number; unread: number } | undefined
  #replayed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the losses: only the last reconnect reports. */
  #losses = 0

  constructor(scope: EventScope) {
    this.#scope = scope
  }

  get isOpen(): boolean {
    return this.#since !== undefined
  }

  open(): void {
    clearTimeout(this.#timer)
    this.#losses += 1
    this.#since ??= { at: serverNow(), unread: unreadOf(this.#scope) }
  }

  /** Records replayed messages, which give the exact number missed. */
  record({ messages }: NewEvents): void {
    const since = this.#since
    if (!since) return
    const isMissed = ({ senderId, kind, createdAt }: Message) =>
      senderId !== this.#scope.creatorId && !isEventKind(kind) && createdAt >= since.at - SLOW_START_MS
    for (const { message } of messages) if (isMissed(message)) this.#replayed.add(message.messageId)
  }

  /**
   * Refetches active data, then reports the number missed; by the unread counts, which count chats, when the stream has
   * no replay.
   */
  async close(onCaughtUp: (messages: number) => void): Promise<void> {
    const since = this.#since
    if (!since) return
    const losses = this.#losses
    await refetchAfterGap(this.#scope)
    if (losses !== this.#losses) return
    this.#timer = setTimeout(() => {
      const count = Math.max(this.#replayed.size, unreadOf(this.#scope) - since.unread)
      this.#since = undefined
      this.#replayed.clear()
      if (count > 0) onCaughtUp(count)
    }, REPLAY_MS)
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.#losses += 1
    this.#since = undefined
  }
}

/**
 * Subscribes to a creator's event stream and applies it to the cache, until the returned function is called.
 */
export function startCreatorEvents(
  scope: EventScope,
  { onNewEvents, onCaughtUp }: CreatorEventsListener,
): () => void {
  const startedAt = Date.now()
  const isBack = isReturning(scope)
  const connection = registerEventStream()
  const gap = new ConnectionGap(scope)
  let hasBeenLive = false
  let isStopped = false
  const coalescer = new EventCoalescer((events) => {
    const newEvents = applyEvents(scope, events)
    gap.record(newEvents)
    if (newEvents.hasCounts) scheduleUnreadRefetch(scope.client)
    if (!isStopped) onNewEvents(newEvents)
  })
  const onFirstLive = () => {
    hasBeenLive = true
    // After a slow start, earlier fetches are as stale as after a loss.
    if (Date.now() - startedAt > SLOW_START_MS) gap.open()
    if (!gap.isOpen) void (isBack ? refetchAfterGap(scope) : catchUpAfterStart(scope, startedAt))
  }
  const onState = (state: StreamState) => {
    connection.setState(state)
    if (state === 'live') {
      if (!hasBeenLive) onFirstLive()
      void gap.close(onCaughtUp)
    } else if (hasBeenLive || state !== 'connecting') gap.open()
  }
  // The user's own message may sit in a thread behind missed ones.
  if (isBack) dropThreads(scope.client, scope.creatorId)
  const stop = openEventStream({ creatorId: scope.creatorId, onEvent: coalescer.push, onState })
  return () => {
    stop()
    isStopped = true
    coalescer.stop()
    gap.drop()
    clearTyping()
    connection.close()
  }
}
