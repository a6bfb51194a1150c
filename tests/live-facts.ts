import { type Channel, ChannelCounts } from '@/domain/channel'
import { instant } from '@/domain/instant'
import type { LiveEvent } from '@/domain/live-event'
import { Message } from '@/domain/message'
import type { Notification } from '@/domain/notification'
import * as v from 'valibot'

import { channelOf as plainChannelOf } from './channels'

export const CREATOR = 'creator-01'
export const ME = 'staff-04'
const iso = (ms: number): string => new Date(ms).toISOString()

/** A fan's message, one per channel by default; missing fields are as if the server did not send them. */
export const messageOf = (messageId: string, facts: Partial<v.InferInput<typeof Message>> = {}): Message =>
  v.parse(Message, {
    messageId,
    channelId: 'channel-1',
    senderId: 'fan-1',
    text: `text of ${messageId}`,
    createdAt: iso(Date.now()),
    ...facts,
  })

/** A conversation whose last message is this one. */
export const channelOf = (message: Message, facts: Partial<Channel> = {}): Channel =>
  plainChannelOf(message.channelId, {
    userId: message.senderId,
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
    isOnline: true,
    spend: null,
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
  fanId: null,
  messageId: null,
  amount: 1500,
  currency: 'USD',
  text: null,
  item: null,
  soldById: null,
  at: instant(Date.now()),
  readAt: null,
  ...facts,
})
