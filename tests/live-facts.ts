import { type Channel, ChannelCounts } from '@/domain/channel'
import { instant } from '@/domain/instant'
import type { LiveEvent } from '@/domain/live-event'
import { Message } from '@/domain/message'
import type { Notification } from '@/domain/notification'
import * as v from 'valibot'

export const CREATOR = 'creator-01'
export const ME = 'staff-04'
const iso = (ms: number): string => new Date(ms).toISOString()

/** A message of a fan, one in each channel unless said otherwise. */
export const messageOf = (messageId: string, facts: Partial<v.InferInput<typeof Message>> = {}): Message =>
  v.parse(Message, {
    messageId,
    clientId: null,
    channelId: 'channel-1',
    senderId: 'fan-1',
    sentById: null,
    kind: 'text',
    text: `text of ${messageId}`,
    lockText: null,
    media: [],
    previewMediaIds: [],
    price: 0,
    currency: 'USD',
    boughtAt: null,
    refundedAt: null,
    seenAt: null,
    createdAt: iso(Date.now()),
    editedAt: null,
    unsentAt: null,
    scheduledAt: null,
    replyTo: null,
    reactions: [],
    translation: null,
    scriptId: null,
    event: null,
    ...facts,
  })

/** A conversation whose last word is this message. */
export const channelOf = (message: Message, facts: Partial<Channel> = {}): Channel => ({
  channelId: message.channelId,
  kind: 'direct',
  userId: message.senderId,
  title: null,
  memberCount: null,
  lastMessage: {
    messageId: message.messageId,
    kind: message.kind,
    senderId: message.senderId,
    sentById: null,
    text: message.text,
    mediaKinds: [],
    price: message.price,
    createdAt: message.createdAt,
  },
  unreadCount: 1,
  ourTurnSince: message.createdAt,
  lastSeenAt: null,
  isOnline: true,
  isPinned: false,
  isMuted: false,
  isArchived: false,
  labels: [],
  draft: null,
  lock: null,
  spend: null,
  currency: 'USD',
  memberState: 'active',
  joinedAt: null,
  endsAt: null,
  isCreator: false,
  suspicionCount: 0,
  ...facts,
})

export const NO_COUNTS = v.parse(ChannelCounts, {
  waiting: 0,
  all: 0,
  unread: 0,
  priority: 0,
  groups: 0,
  archived: 0,
})

export const newMessage = (message: Message, channel: Partial<Channel> = {}): LiveEvent => ({
  name: 'message.new',
  data: { creatorId: CREATOR, message, channel: channelOf(message, channel) },
})

export const notificationOf = (notificationId: string, facts: Partial<Notification> = {}): Notification => ({
  notificationId,
  kind: 'tip',
  userId: 'fan-1',
  channelId: 'channel-1',
  messageId: null,
  amount: 1500,
  currency: 'USD',
  text: null,
  at: instant(Date.now()),
  readAt: null,
  ...facts,
})
