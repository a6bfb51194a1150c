import * as v from 'valibot'

import { Broadcast, LiveComment } from '../live/broadcast'
import { Channel, ChannelLock } from '../chat/channel'
import { Id } from './id'
import { Message } from '../chat/message'
import { Notification } from '../notifications/notification'
import { MassProgress } from '../mass/mass-message'

/** Agency data that may have changed: managers refetch it. */
export const AGENCY_CHANGES = [
  'floor',
  'messages',
  /** Payments of fans, and refunds. */
  'sales',
  /** Attribution of sales. */
  'credits',
  'disputes',
  'corrections',
  'logs',
  'shifts',
  'statements',
  'reviews',
  'invitations',
  'people',
  'sets',
  'groups',
  'creators',
  /** The agency's rules for its people. */
  'settings',
  /** Chats that may need care. */
  'care',
] as const
export type AgencyChange = (typeof AGENCY_CHANGES)[number]

/**
 * Server events while a creator is in focus (screens S0): the stream's `event` and its data. `channel` is the
 * updated list entry, so that the list needs no refetch.
 */
export const SERVER_EVENTS = {
  'message.new': v.object({ creatorId: Id, message: Message, channel: Channel }),
  'message.updated': v.object({ creatorId: Id, message: Message }),
  'message.unsent': v.object({ creatorId: Id, message: Message, channel: Channel }),
  'channel.read': v.object({ creatorId: Id, channel: Channel }),
  'channel.typing': v.object({ creatorId: Id, channelId: Id, userId: Id, isTyping: v.boolean() }),
  'channel.presence': v.object({ creatorId: Id, channelId: Id, userIds: v.array(Id) }),
  /** A group was deleted. */
  'channel.removed': v.object({ creatorId: Id, channelId: Id }),
  /** A staff member added, changed or deleted a label. */
  'labels.changed': v.object({ creatorId: Id }),
  'channel.lock': v.object({ creatorId: Id, channelId: Id, lock: v.nullable(ChannelLock) }),
  'order.new': v.object({ creatorId: Id, message: Message, channel: v.optional(Channel) }),
  'notification.new': v.object({ creatorId: Id, notification: Notification }),
  /** The user has marked some as read in one of their tabs or devices; null: all of this creator. */
  'notification.read': v.object({ creatorId: Id, ids: v.nullable(v.array(Id)) }),
  'clock.changed': v.object({}),
  'mass.progress': v.object({ creatorId: Id, progress: MassProgress }),
  /** A live started, ended or changed; while it runs, its viewers and tips. */
  'live.changed': v.object({ creatorId: Id, broadcast: Broadcast }),
  /** A comment or payment in a live; also sent when a comment is deleted. */
  'live.comment': v.object({ creatorId: Id, liveId: Id, comment: LiveComment }),
  /** A staff member changed, reordered or deleted welcome sequences. Null: the order of all of them. */
  'welcome.changed': v.object({ creatorId: Id, sequenceId: v.nullable(Id) }),
  'version.changed': v.object({}),
  /** Sent only to managers, who look at the agency and at no creator. */
  'agency.changed': v.object({ what: v.picklist(AGENCY_CHANGES) }),
} as const

export type ServerEventName = keyof typeof SERVER_EVENTS
/** The data of each event by its name. */
export type ServerEventData = { [Name in ServerEventName]: v.InferOutput<(typeof SERVER_EVENTS)[Name]> }
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; data: ServerEventData[Name] }
}[ServerEventName]

/** Parses an event from its name and JSON; undefined if unknown or invalid. */
export function parseServerEvent(name: string, json: string): ServerEvent | undefined {
  if (!Object.hasOwn(SERVER_EVENTS, name)) return undefined
  const eventName = name as ServerEventName // checked just above
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), SERVER_EVENTS[eventName]), json)
  // Name and data match by the table.
  return data.success ? ({ name: eventName, data: data.output } as ServerEvent) : undefined
}
