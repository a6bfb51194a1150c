import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { getClockStatus, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getMassMessage, listMassMessages } from '@/api/calls/chat/mass-messages'
import { listLabels } from '@/api/calls/chat/messages'
import { listSentSteps } from '@/api/calls/chat/scripts'
import { getUserNotes } from '@/api/calls/account/user'
import { callQueryKey, queryOf, invalidateCalls } from '@/api/query'
import { deferNotifications } from '@/api/defer-notifications'
import type { Broadcast, LiveComment } from '@/domain/live/broadcast'
import type { Channel } from '@/domain/chat/channel'
import type { ServerEvent, ServerEventData, ServerEventName } from '@/domain/server/server-event'
import type { MassMessage, MassProgress } from '@/domain/mass/mass-message'
import type { Message } from '@/domain/chat/message'
import type { Notification } from '@/domain/notifications/notification'
import { checkVersionNow } from '@/services/network/version-watch'

import { addLiveComments, updateBroadcast } from '../cache/broadcast-cache'
import {
  cachedChannel,
  type ChannelUpdate,
  mergeChannels,
  refetchWithoutChannels,
  setPresence,
  updateCachedChannels,
} from '../cache/channel-cache'
import { scheduleEarningsRefetch } from './earnings-refetch'
import { changesFanMoney, refetchChangedFan, scheduleFanRefetch } from './fan-refetch'
import { recordTyping } from './typing-users'
import { addNotifications, markCachedRead } from '../cache/notification-cache'
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
  /** What changes of channels whose whole row did not come. */
  updates: Map<string, ChannelUpdate>
  presence: Map<string, readonly string[]>
  progress: Map<string, MassProgress>
  notifications: Map<string, Notification>
  /** What was marked as read of those before. */
  reads: (readonly string[] | 'all')[]
  broadcasts: Map<string, Broadcast>
  /** By live ID. */
  comments: Map<string, LiveComment[]>
  newEvents: NewEvents
}

/** Updates the list preview of a channel, when the message is its last one. */
const withLastMessage =
  ({ messageId, text, media, price }: Message): ChannelUpdate =>
  (channel) => {
    const last = channel.lastMessage
    if (!last || last.messageId !== messageId) return channel
    return { ...channel, lastMessage: { ...last, text, mediaKinds: media.map(({ kind }) => kind), price } }
  }

const channelOf = ({ client, creatorId }: EventScope, { channels }: EventBatch, channelId: string) =>
  channels.get(channelId) ?? cachedChannel(client, creatorId, channelId)

/** Collects a whole row, which is newer than what came before. */
function collectChannel({ channels, updates }: EventBatch, channel: Channel): void {
  channels.set(channel.channelId, channel)
  updates.delete(channel.channelId)
}

function collectUpdate({ channels, updates }: EventBatch, channelId: string, update: ChannelUpdate): void {
  const row = channels.get(channelId)
  const earlier = updates.get(channelId)
  if (row) channels.set(channelId, update(row))
  else updates.set(channelId, earlier ? (copy) => update(earlier(copy)) : update)
}

/** Sending, buying and unsending all change which steps the open script list marks. */
function refetchScriptMarks({ client }: EventScope, { scriptId }: Message): void {
  if (scriptId !== null) void invalidateCalls(client, listSentSteps)
}

/** The server stores the progress of a script in the fan's notes. */
function refetchScriptNotes({ client }: EventScope, { scriptId }: Message, { userId }: Channel): void {
  if (scriptId === null || userId === null) return
  void client.invalidateQueries({ queryKey: callQueryKey(getUserNotes, { otherUserId: userId }) })
}

/** Collects a message that is new or has changed, and refetches what depends on it. */
function collectMessage(scope: EventScope, name: ServerEventName, message: Message, into: EventBatch): void {
  into.messages.set(message.messageId, message)
  refetchScriptMarks(scope, message)
  scheduleEarningsRefetch(scope.client, name, message)
  const fanId = changesFanMoney(name, message) ? channelOf(scope, into, message.channelId)?.userId : null
  if (fanId != null) scheduleFanRefetch(scope.client, scope.creatorId, fanId)
}

/** Collects a changed message, with its row in the list. */
function collectChange(scope: EventScope, name: ServerEventName, message: Message, into: EventBatch): void {
  collectUpdate(into, message.channelId, withLastMessage(message))
  collectMessage(scope, name, message, into)
}

/** By its path: importing the calls would put their schemas into the chat's chunk. */
const isOfWelcome = ({ queryKey: [path] }: Query): boolean =>
  typeof path === 'string' && path.startsWith('/api/welcome-messages/')

type Collectors = {
  [Name in ServerEventName]: (scope: EventScope, data: ServerEventData[Name], into: EventBatch) => void
}

/** What each event changes: collected for the cache, or refetched. */
const COLLECT: Collectors = {
  'message.new': (scope, { message, channel }, into) => {
    collectChannel(into, channel)
    into.newEvents.messages.push({ message, channel })
    into.newEvents.hasCounts = true
    collectMessage(scope, 'message.new', message, into)
    refetchScriptNotes(scope, message, channel)
  },
  'message.updated': (scope, { message }, into) => collectChange(scope, 'message.updated', message, into),
  'message.unsent': (scope, { message, channel }, into) => {
    // Its preview is now another message.
    collectChannel(into, channel)
    collectMessage(scope, 'message.unsent', message, into)
  },
  'order.new': (scope, { message, channel }, into) => {
    if (channel) collectChannel(into, channel)
    into.newEvents.hasCounts = true
    collectChange(scope, 'order.new', message, into)
  },
  'channel.read': ({ client, creatorId }, { channel }, into) => {
    refetchChangedFan(client, creatorId, channel)
    collectChannel(into, channel)
    into.newEvents.hasCounts = true
  },
  'channel.typing': (scope, { channelId, userId, isTyping }) => {
    // The server also sends users their own typing events.
    if (userId !== scope.userId) recordTyping(channelId, userId, isTyping)
  },
  'channel.presence': (_scope, { channelId, userIds }, into) => void into.presence.set(channelId, userIds),
  'channel.removed': ({ client, creatorId }, { channelId }) =>
    refetchWithoutChannels(client, creatorId, [channelId]),
  'labels.changed': ({ client, creatorId }) =>
    void client.invalidateQueries({ queryKey: callQueryKey(listLabels, undefined, creatorId) }),
  'channel.lock': (_scope, { channelId, lock }, into) =>
    collectUpdate(into, channelId, (copy) => ({ ...copy, lock })),
  'notification.new': (_scope, { notification }, into) => {
    into.notifications.set(notification.notificationId, notification)
    into.newEvents.hasCounts = true
  },
  'notification.read': (_scope, { ids }, into) => {
    const isRead = ({ notificationId }: Notification) => !ids || ids.includes(notificationId)
    for (const [id, it] of into.notifications)
      if (isRead(it)) into.notifications.set(id, { ...it, readAt: it.at })
    into.reads.push(ids ?? 'all')
    into.newEvents.hasCounts = true
  },
  'mass.progress': (_scope, { progress }, into) => void into.progress.set(progress.massMessageId, progress),
  'live.changed': (_scope, { broadcast }, into) => void into.broadcasts.set(broadcast.liveId, broadcast),
  'live.comment': (_scope, { liveId, comment }, { comments }) =>
    void comments.set(liveId, [...(comments.get(liveId) ?? []), comment]),
  'clock.changed': ({ client }) => {
    void invalidateCalls(client, getClockStatus)
    // The server also sends this when a manager assigns or removes a creator.
    void invalidateCalls(client, listAssignedCreators)
  },
  'welcome.changed': ({ client }) => void client.invalidateQueries({ predicate: isOfWelcome }),
  'version.changed': checkVersionNow,
  // For managers only; creator tools show nothing of it.
  'agency.changed': () => undefined,
}

function collectEvent<Name extends ServerEventName>(
  scope: EventScope,
  { name, data }: { name: Name; data: ServerEventData[Name] },
  into: EventBatch,
): void {
  if ('creatorId' in data && data.creatorId !== scope.creatorId) return
  COLLECT[name](scope, data, into)
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
    updates: new Map(),
    presence: new Map(),
    progress: new Map(),
    notifications: new Map(),
    reads: [],
    broadcasts: new Map(),
    comments: new Map(),
    newEvents: { messages: [], notifications: [], hasCounts: false },
  }
  deferNotifications(() => {
    for (const event of events) collectEvent(scope, event, all)
    for (const message of all.messages.values()) mergeMessage(client, creatorId, message)
    mergeChannels(client, creatorId, [...all.channels.values()])
    updateCachedChannels(client, creatorId, all.updates)
    for (const [channelId, userIds] of all.presence) setPresence(client, creatorId, channelId, userIds)
    for (const progress of all.progress.values()) updateMassProgress(scope, progress)
    for (const broadcast of all.broadcasts.values()) updateBroadcast(scope, broadcast)
    for (const [liveId, comments] of all.comments) addLiveComments(scope, liveId, comments)
    for (const ids of all.reads) markCachedRead(client, creatorId, ids)
    all.newEvents.notifications = [...all.notifications.values()]
    addNotifications(client, creatorId, all.newEvents.notifications)
  })
  return all.newEvents
}
