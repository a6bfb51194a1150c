import type { QueryClient } from '@tanstack/react-query'

import { openEvents, type StreamState } from '@/api/events'
import { listUnread } from '@/api/calls/chatter'
import { getLiveStatus, listLiveChat } from '@/api/calls/live'
import { getChannel } from '@/api/calls/messages'
import { queryOf } from '@/api/query'
import { isEventKind, type Message } from '@/domain/message'
import { openLine } from '@/services/live-line'
import { serverNow } from '@/services/server-clock'

import { applyEvents, type LiveNews, type LivePlace } from './apply-events'
import { refreshChannels, refreshChannelsSince } from './channel-cache'
import { forgetTyping } from './live-typing'
import { NewsBatch } from './news-batch'
import { refreshNotifications } from './notification-cache'
import { catchUpThreads, completeThreads, dropThreads } from './thread-cache'
import { refetchUnreadSoon } from './unread-news'

/** A stream that takes longer to connect may have missed events after the first fetch. */
const SLOW_START_MS = 3000
/** How long after a reconnect the stream may replay missed events. */
const REPLAY_MS = 2000

interface LiveListener {
  onNews: (news: LiveNews) => void
  /** Called after a reconnect with the number of messages from fans that were missed. */
  onCaughtUp: (messages: number) => void
}

const unreadOf = ({ client, creatorId }: LivePlace): number =>
  client.getQueryData(queryOf(listUnread).queryKey)?.data.find(({ userId }) => userId === creatorId)
    ?.messages ?? 0

/** Refetches a creator's active queries and removes the others. */
const fetchMissed = ({ client, creatorId }: LivePlace): Promise<unknown> =>
  Promise.allSettled([
    catchUpThreads(client, creatorId),
    refreshChannels(client, creatorId),
    refreshNotifications(client, creatorId),
    client.invalidateQueries({
      queryKey: [getChannel.path],
      predicate: ({ queryKey }) => queryKey[2] === creatorId,
    }),
    client.refetchQueries({ queryKey: queryOf(listUnread).queryKey }),
    ...[getLiveStatus, listLiveChat].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
  ])

/**
 * Covers the moment between a page's fetches and the start of its stream: threads fetch what is newer, and
 * the list refetches only if something is.
 */
const lookBack = ({ client, creatorId }: LivePlace, at: number): Promise<unknown> =>
  Promise.allSettled([completeThreads(client, creatorId), refreshChannelsSince(client, creatorId, at)])

/** Creators this client has listened to before: their cached data missed all events since. */
const heard = new WeakMap<QueryClient, Set<string>>()

/** Returns whether the client listens to this creator again. */
function comesBack({ client, creatorId }: LivePlace): boolean {
  const before = heard.get(client) ?? new Set<string>()
  const isBack = before.has(creatorId)
  heard.set(client, before.add(creatorId))
  return isBack
}

/** A loss of connection and the messages missed during it. */
class Gap {
  readonly #place: LivePlace
  #since: { at: number; unread: number } | undefined
  #replayed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the losses: only the last reconnect reports. */
  #losses = 0

  constructor(place: LivePlace) {
    this.#place = place
  }

  get isOpen(): boolean {
    return this.#since !== undefined
  }

  open(): void {
    clearTimeout(this.#timer)
    this.#losses += 1
    this.#since ??= { at: serverNow(), unread: unreadOf(this.#place) }
  }

  /** Records replayed messages, which give the exact number missed. */
  note({ messages }: LiveNews): void {
    const since = this.#since
    if (!since) return
    const isMissed = ({ senderId, kind, createdAt }: Message) =>
      senderId !== this.#place.creatorId && !isEventKind(kind) && createdAt >= since.at - SLOW_START_MS
    for (const { message } of messages) if (isMissed(message)) this.#replayed.add(message.messageId)
  }

  /**
   * Refetches active data, then reports the number missed; by the unread counts when the stream has no
   * replay.
   */
  async close(tell: (messages: number) => void): Promise<void> {
    const since = this.#since
    if (!since) return
    const losses = this.#losses
    await fetchMissed(this.#place)
    if (losses !== this.#losses) return
    this.#timer = setTimeout(() => {
      const count = Math.max(this.#replayed.size, unreadOf(this.#place) - since.unread)
      this.#since = undefined
      this.#replayed.clear()
      if (count > 0) tell(count)
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
export function startLive(place: LivePlace, { onNews, onCaughtUp }: LiveListener): () => void {
  const startedAt = Date.now()
  const isBack = comesBack(place)
  const line = openLine()
  const gap = new Gap(place)
  let hasBeenLive = false
  let isStopped = false
  const batch = new NewsBatch((events) => {
    const news = applyEvents(place, events)
    gap.note(news)
    if (news.hasCounts) refetchUnreadSoon(place.client)
    if (!isStopped) onNews(news)
  })
  const onFirstLive = () => {
    hasBeenLive = true
    // After a slow start, earlier fetches are as stale as after a loss.
    if (Date.now() - startedAt > SLOW_START_MS) gap.open()
    if (!gap.isOpen) void (isBack ? fetchMissed(place) : lookBack(place, startedAt))
  }
  const onState = (state: StreamState) => {
    line.note(state)
    if (state === 'live') {
      if (!hasBeenLive) onFirstLive()
      void gap.close(onCaughtUp)
    } else if (hasBeenLive || state !== 'connecting') gap.open()
  }
  // The user's own message may sit in a thread behind missed ones.
  if (isBack) dropThreads(place.client, place.creatorId)
  const stop = openEvents({ creatorId: place.creatorId, onEvent: batch.push, onState })
  return () => {
    stop()
    isStopped = true
    batch.stop()
    gap.drop()
    forgetTyping()
    line.close()
  }
}
