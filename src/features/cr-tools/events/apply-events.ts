import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { getClockStatus, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getMassMessage, listMassMessages } from '@/api/calls/chat/mass-messages'
import { getChannel } from '@/api/calls/chat/messages'
import { listSentSteps } from '@/api/calls/chat/scripts'
import { getUserNotes } from '@/api/calls/account/user'
import { callQueryKey, queryOf, invalidateCalls } from '@/api/query'
import { deferNotifications } from '@/api/defer-notifications'
import type { Broadcast, LiveComment } from '@/domain/live/broadcast'
import type { Channel } from '@/domain/chat/channel'
import type { ServerEvent } from '@/domain/server/server-event'
import type { MassMessage, MassProgress } from '@/domain/mass/mass-message'
import type { Message } from '@/domain/chat/message'
import type { Notification } from '@/domain/notifications/notification'
import { checkVersionNow } from '@/services/network/version-watch'

import { addLiveComments, updateBroadcast } from '../cache/broadcast-cache'
import { cachedChannel, mergeChannels } from '../cache/channel-cache'
import { changesFanMoney, scheduleFanRefetch } from './fan-refetch'
import { recordTyping } from './typing-users'
import { addNotifications } from '../cache/notification-cache'
import { mergeMessage } from '../cache/thread-cache'

export interface EventScope {
  client: QueryClient
  creatorId: string
  /** The signed-in user. */
  userId: string
}

/** The part of a batch of events that may notify the user. */
export interface NewEvents {
  messages: { message: Message; channel: Channel }[]
  notifications: Notification[]
  /** Whether the unread counts may have changed. */
  hasCounts: boolean
}

/** A batch of events folded together; the last event about each entity wins. */
interface EventBatch {
  messages: Map<string, Message>
  channels: Map<string, Channel>
  locks: Map<string, Channel['lock']>
  presence: Map<string, readonly string[]>
  progress: Map<string, MassProgress>
  notifications: Map<string, Notification>
  broadcasts: Map<string, Broadcast>
  /** By live ID. */
  comments: Map<string, LiveComment[]>
  newEvents: NewEvents
}

/** Returns the channel with its list preview updated, when the message is its last one. */
function withLastMessage(channel: Channel | undefined, message: Message): Channel | undefined {
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

type BroadcastEvent = Extract<ServerEvent, { name: 'live.changed' | 'live.comment' }>
const isBroadcastEvent = (event: ServerEvent): event is BroadcastEvent => event.name.startsWith('live.')

function collectBroadcastEvent(event: BroadcastEvent, { broadcasts, comments }: EventBatch): void {
  if (event.name === 'live.changed') broadcasts.set(event.data.broadcast.liveId, event.data.broadcast)
  else comments.set(event.data.liveId, [...(comments.get(event.data.liveId) ?? []), event.data.comment])
}

type MessageEvent = Extract<ServerEvent, { data: { message: unknown } }>
const isMessageEvent = (event: ServerEvent): event is MessageEvent => 'message' in event.data

function collectMessageEvent({ client, creatorId }: EventScope, event: MessageEvent, into: EventBatch): void {
  const { message } = event.data
  const { channelId } = message
  const channelOf = () => into.channels.get(channelId) ?? cachedChannel(client, creatorId, channelId)
  into.messages.set(message.messageId, message)
  if (event.name === 'message.new') {
    into.channels.set(channelId, event.data.channel)
    into.newEvents.messages.push(event.data)
  } else {
    const row = withLastMessage(channelOf(), message)
    if (row) into.channels.set(channelId, row)
  }
  if (event.name === 'message.new' || event.name === 'order.new') into.newEvents.hasCounts = true
  if (message.scriptId !== null && event.name === 'message.new' && event.data.channel.userId !== null)
    // The server stores the progress of a script in the fan's notes.
    void client.invalidateQueries({
      queryKey: callQueryKey(getUserNotes, { otherUserId: event.data.channel.userId }),
    })
  if (message.scriptId !== null)
    // Sending, buying and unsending all change which steps the open script list marks.
    void invalidateCalls(client, listSentSteps)
  const fanId = changesFanMoney(event.name, message) ? channelOf()?.userId : null
  if (fanId != null) scheduleFanRefetch(client, creatorId, fanId)
}

/** Adds locks to the changed channels, so that the lists are sorted once for both. */
function channelsWithLocks({ client, creatorId }: EventScope, { channels, locks }: EventBatch): Channel[] {
  const all = new Map(channels)
  for (const [channelId, lock] of locks) {
    const channel = all.get(channelId) ?? cachedChannel(client, creatorId, channelId)
    if (channel) all.set(channelId, { ...channel, lock })
  }
  return [...all.values()]
}

/** By its path: importing the calls would put their schemas into the chat's chunk. */
const isOfWelcome = ({ queryKey: [path] }: Query): boolean =>
  typeof path === 'string' && path.startsWith('/api/welcome-messages/')

function collectEvent(scope: EventScope, event: ServerEvent, into: EventBatch): void {
  if ('creatorId' in event.data && event.data.creatorId !== scope.creatorId) return
  if (isMessageEvent(event)) return collectMessageEvent(scope, event, into)
  if (isBroadcastEvent(event)) return collectBroadcastEvent(event, into)
  switch (event.name) {
    case 'channel.read':
      into.channels.set(event.data.channel.channelId, event.data.channel)
      into.newEvents.hasCounts = true
      return
    case 'channel.typing':
      // The server also sends users their own typing events.
      if (event.data.userId !== scope.userId)
        recordTyping(event.data.channelId, event.data.userId, event.data.isTyping)
      return
    case 'channel.presence':
      into.presence.set(event.data.channelId, event.data.userIds)
      return
    case 'channel.lock':
      into.locks.set(event.data.channelId, event.data.lock)
      return
    case 'notification.new':
      into.notifications.set(event.data.notification.notificationId, event.data.notification)
      into.newEvents.hasCounts = true
      return
    case 'mass.progress':
      into.progress.set(event.data.progress.massMessageId, event.data.progress)
      return
    case 'clock.changed':
      void invalidateCalls(scope.client, getClockStatus)
      // The server also sends this when a manager assigns or removes a creator.
      void invalidateCalls(scope.client, listAssignedCreators)
      return
    case 'welcome.changed':
      void scope.client.invalidateQueries({ predicate: isOfWelcome })
      return
    case 'version.changed':
      checkVersionNow()
      return
    case 'agency.changed':
    // Events for managers only; creator tools show none of them.
  }
}

/** Writes who has a channel open into its cached thread. */
function updatePresence(
  { client, creatorId }: EventScope,
  channelId: string,
  userIds: readonly string[],
): void {
  client.setQueryData(queryOf(getChannel, { channelId }, creatorId).queryKey, (old) => {
    if (!old) return old
    const isTyping = new Map(old.presence.map((it) => [it.userId, it.isTyping]))
    return {
      ...old,
      presence: userIds.map((userId) => ({ userId, isTyping: isTyping.get(userId) ?? false })),
    }
  })
}

type MassPages = InfiniteData<ResponseOf<typeof listMassMessages>, string | null>

/** Writes the progress of a mass message into every cached list that has it. */
function updateMassProgress({ client, creatorId }: EventScope, progress: MassProgress): void {
  const { massMessageId } = progress
  const within = (it: MassMessage) => (it.massMessageId === massMessageId ? { ...it, ...progress } : it)
  client.setQueriesData<MassPages>(
    { queryKey: [listMassMessages.path, { kind: 'pages', creatorId }] },
    (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(within) })) },
  )
  client.setQueryData(
    queryOf(getMassMessage, { massMessageId }, creatorId).queryKey,
    (old) => old && within(old),
  )
}

/** Writes a batch of events into the cache, each thread once, and returns what may notify the user. */
export function applyEvents(scope: EventScope, events: readonly ServerEvent[]): NewEvents {
  const { client, creatorId } = scope
  const all: EventBatch = {
    messages: new Map(),
    channels: new Map(),
    locks: new Map(),
    presence: new Map(),
    progress: new Map(),
    notifications: new Map(),
    broadcasts: new Map(),
    comments: new Map(),
    newEvents: { messages: [], notifications: [], hasCounts: false },
  }
  deferNotifications(() => {
    for (const event of events) collectEvent(scope, event, all)
    for (const message of all.messages.values()) mergeMessage(client, creatorId, message)
    mergeChannels(client, creatorId, channelsWithLocks(scope, all))
    for (const [channelId, userIds] of all.presence) updatePresence(scope, channelId, userIds)
    for (const progress of all.progress.values()) updateMassProgress(scope, progress)
    for (const broadcast of all.broadcasts.values()) updateBroadcast(scope, broadcast)
    for (const [liveId, comments] of all.comments) addLiveComments(scope, liveId, comments)
    all.newEvents.notifications = [...all.notifications.values()]
    addNotifications(client, creatorId, all.newEvents.notifications)
  })
  return all.newEvents
}
