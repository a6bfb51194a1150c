import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import type { AnswerOf } from '@/api/call'
import { getClockStatus, listAssignedCreators } from '@/api/calls/chatter'
import { getMassMessage, listMassMessages } from '@/api/calls/mass-messages'
import { getChannel } from '@/api/calls/messages'
import { listSentSteps } from '@/api/calls/scripts'
import { getUserNotes } from '@/api/calls/user'
import { keyOf, queryOf } from '@/api/query'
import { writeThenTell } from '@/api/tell-later'
import type { Broadcast, LiveComment } from '@/domain/broadcast'
import type { Channel } from '@/domain/channel'
import type { LiveEvent } from '@/domain/live-event'
import type { MassMessage, MassProgress } from '@/domain/mass-message'
import type { Message } from '@/domain/message'
import type { Notification } from '@/domain/notification'
import { lookForVersion } from '@/services/version-watch'

import { addComments, showBroadcast } from './broadcast-cache'
import { channelAtHand, mergeChannels } from './channel-cache'
import { isOfMoney, refetchFanSoon } from './fan-news'
import { noteTyping } from './live-typing'
import { addNotifications } from './notification-cache'
import { mergeMessage } from './thread-cache'

export interface LivePlace {
  client: QueryClient
  creatorId: string
  /** The signed-in user. */
  userId: string
}

/** The part of a batch of events that may notify the user. */
export interface LiveNews {
  messages: { message: Message; channel: Channel }[]
  notifications: Notification[]
  /** Whether the unread counts may have changed. */
  hasCounts: boolean
}

/** A batch of events folded together; the last event about each entity wins. */
interface Gathered {
  messages: Map<string, Message>
  channels: Map<string, Channel>
  locks: Map<string, Channel['lock']>
  presence: Map<string, readonly string[]>
  progress: Map<string, MassProgress>
  notifications: Map<string, Notification>
  broadcasts: Map<string, Broadcast>
  /** By live ID. */
  comments: Map<string, LiveComment[]>
  news: LiveNews
}

/** Returns the channel with its list preview updated, when the message is its last one. */
function lastLineOf(channel: Channel | undefined, message: Message): Channel | undefined {
  const last = channel?.lastMessage
  if (!channel || last?.messageId !== message.messageId) return undefined
  const isGone = message.unsentAt !== null
  const lastMessage = {
    ...last,
    text: isGone ? '' : message.text,
    mediaKinds: isGone ? [] : message.media.map(({ kind }) => kind),
    price: message.price,
  }
  return { ...channel, lastMessage }
}

type BroadcastEvent = Extract<LiveEvent, { name: 'live.changed' | 'live.comment' }>
const isOfBroadcast = (event: LiveEvent): event is BroadcastEvent => event.name.startsWith('live.')

function gatherBroadcast(event: BroadcastEvent, { broadcasts, comments }: Gathered): void {
  if (event.name === 'live.changed') broadcasts.set(event.data.broadcast.liveId, event.data.broadcast)
  else comments.set(event.data.liveId, [...(comments.get(event.data.liveId) ?? []), event.data.comment])
}

type MessageEvent = Extract<LiveEvent, { data: { message: unknown } }>
const isOfMessage = (event: LiveEvent): event is MessageEvent => 'message' in event.data

function gatherMessage({ client, creatorId }: LivePlace, event: MessageEvent, into: Gathered): void {
  const { message } = event.data
  const { channelId } = message
  const channelOf = () => into.channels.get(channelId) ?? channelAtHand(client, creatorId, channelId)
  into.messages.set(message.messageId, message)
  if (event.name === 'message.new') {
    into.channels.set(channelId, event.data.channel)
    into.news.messages.push(event.data)
  } else {
    const row = lastLineOf(channelOf(), message)
    if (row) into.channels.set(channelId, row)
  }
  if (event.name === 'message.new' || event.name === 'order.new') into.news.hasCounts = true
  if (message.scriptId !== null && event.name === 'message.new' && event.data.channel.userId !== null)
    // The server stores the progress of a script in the fan's notes.
    void client.invalidateQueries({
      queryKey: keyOf(getUserNotes, { otherUserId: event.data.channel.userId }),
    })
  if (message.scriptId !== null)
    // Sending, buying and unsending all change which steps the open script list marks.
    void client.invalidateQueries({ queryKey: [listSentSteps.path] })
  const fanId = isOfMoney(event.name, message) ? channelOf()?.userId : null
  if (fanId != null) refetchFanSoon(client, creatorId, fanId)
}

/** Adds locks to the changed channels, so that the lists are sorted once for both. */
function withLocks({ client, creatorId }: LivePlace, { channels, locks }: Gathered): Channel[] {
  const all = new Map(channels)
  for (const [channelId, lock] of locks) {
    const channel = all.get(channelId) ?? channelAtHand(client, creatorId, channelId)
    if (channel) all.set(channelId, { ...channel, lock })
  }
  return [...all.values()]
}

/** By its path: importing the calls would put their schemas into the chat's chunk. */
const isOfWelcome = ({ queryKey: [path] }: Query): boolean =>
  typeof path === 'string' && path.startsWith('/api/welcome-messages/')

function gatherOne(place: LivePlace, event: LiveEvent, into: Gathered): void {
  if ('creatorId' in event.data && event.data.creatorId !== place.creatorId) return
  if (isOfMessage(event)) return gatherMessage(place, event, into)
  if (isOfBroadcast(event)) return gatherBroadcast(event, into)
  switch (event.name) {
    case 'channel.read':
      into.channels.set(event.data.channel.channelId, event.data.channel)
      into.news.hasCounts = true
      return
    case 'channel.typing':
      // The server also sends users their own typing events.
      if (event.data.userId !== place.userId)
        noteTyping(event.data.channelId, event.data.userId, event.data.isTyping)
      return
    case 'channel.presence':
      into.presence.set(event.data.channelId, event.data.userIds)
      return
    case 'channel.lock':
      into.locks.set(event.data.channelId, event.data.lock)
      return
    case 'notification.new':
      into.notifications.set(event.data.notification.notificationId, event.data.notification)
      into.news.hasCounts = true
      return
    case 'mass.progress':
      into.progress.set(event.data.progress.massMessageId, event.data.progress)
      return
    case 'clock.changed':
      void place.client.invalidateQueries({ queryKey: keyOf(getClockStatus) })
      // The server also sends this when a manager assigns or removes a creator.
      void place.client.invalidateQueries({ queryKey: keyOf(listAssignedCreators) })
      return
    case 'welcome.changed':
      void place.client.invalidateQueries({ predicate: isOfWelcome })
      return
    case 'version.changed':
      lookForVersion()
      return
    case 'agency.changed':
    // Events for managers only; creator tools show none of them.
  }
}

/** Writes who has a channel open into its cached thread. */
function showPresence({ client, creatorId }: LivePlace, channelId: string, userIds: readonly string[]): void {
  client.setQueryData(queryOf(getChannel, { channelId }, creatorId).queryKey, (old) => {
    if (!old) return old
    const isTyping = new Map(old.presence.map((it) => [it.userId, it.isTyping]))
    return {
      ...old,
      presence: userIds.map((userId) => ({ userId, isTyping: isTyping.get(userId) ?? false })),
    }
  })
}

type MassPages = InfiniteData<AnswerOf<typeof listMassMessages>, string | null>

/** Writes the progress of a mass message into every cached list that has it. */
function showProgress({ client, creatorId }: LivePlace, progress: MassProgress): void {
  const { massMessageId } = progress
  const within = (it: MassMessage) => (it.massMessageId === massMessageId ? { ...it, ...progress } : it)
  client.setQueriesData<MassPages>(
    { queryKey: [listMassMessages.path, 'pages'], predicate: ({ queryKey }) => queryKey[3] === creatorId },
    (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(within) })) },
  )
  client.setQueryData(
    queryOf(getMassMessage, { massMessageId }, creatorId).queryKey,
    (old) => old && within(old),
  )
}

/** Writes a batch of events into the cache, each thread once, and returns what may notify the user. */
export function applyEvents(place: LivePlace, events: readonly LiveEvent[]): LiveNews {
  const { client, creatorId } = place
  const all: Gathered = {
    messages: new Map(),
    channels: new Map(),
    locks: new Map(),
    presence: new Map(),
    progress: new Map(),
    notifications: new Map(),
    broadcasts: new Map(),
    comments: new Map(),
    news: { messages: [], notifications: [], hasCounts: false },
  }
  writeThenTell(() => {
    for (const event of events) gatherOne(place, event, all)
    for (const message of all.messages.values()) mergeMessage(client, creatorId, message)
    mergeChannels(client, creatorId, withLocks(place, all))
    for (const [channelId, userIds] of all.presence) showPresence(place, channelId, userIds)
    for (const progress of all.progress.values()) showProgress(place, progress)
    for (const broadcast of all.broadcasts.values()) showBroadcast(place, broadcast)
    for (const [liveId, comments] of all.comments) addComments(place, liveId, comments)
    all.news.notifications = [...all.notifications.values()]
    addNotifications(client, creatorId, all.news.notifications)
  })
  return all.news
}
