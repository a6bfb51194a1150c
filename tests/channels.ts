import fc from 'fast-check'

import { type Channel, MEMBER_STATES } from '@/domain/channel'

const NOW = Date.UTC(2026, 2, 1, 12)

type Moment = NonNullable<Channel['ourTurnSince']>
/** Brands a number as an instant, which otherwise only parsing does. */
export const instant = (at: number): Moment => at as Moment

/** A conversation with default values, except `facts`. */
export const channelOf = (channelId: string, facts: Partial<Channel> = {}): Channel => ({
  channelId,
  kind: 'direct',
  userId: `fan-${channelId}`,
  title: null,
  memberCount: null,
  pictureUrl: null,
  lastMessage: null,
  unreadCount: 0,
  ourTurnSince: null,
  lastSeenAt: null,
  isOnline: false,
  isPinned: false,
  isMuted: false,
  isArchived: false,
  labels: [],
  draft: null,
  lock: null,
  assignedTo: null,
  spend: 0,
  currency: 'USD',
  memberState: 'active',
  joinedAt: null,
  endsAt: null,
  isCreator: false,
  suspicionCount: 0,
  followUpDueAt: null,
  ...facts,
})

export const lastMessageAt = (createdAt: number, messageId = `m-${createdAt}`): Channel['lastMessage'] => ({
  messageId,
  kind: 'text',
  senderId: 'fan',
  sentById: null,
  text: 'Hi',
  mediaKinds: [],
  price: 0,
  createdAt: instant(createdAt),
})

const moment = fc.integer({ min: 0, max: 40 }).map((minutes) => instant(NOW - minutes * 60_000))

/** Arbitrary conversations with few ids and instants, so that equal ones are common. */
export const anyChannel: fc.Arbitrary<Channel> = fc
  .record({
    channelId: fc.constantFrom(...'a b c d e f g h i j k l m n o p'.split(' ')),
    kind: fc.constantFrom('direct' as const, 'group' as const),
    unreadCount: fc.nat(3),
    ourTurnSince: fc.option(moment),
    lastSeenAt: fc.option(moment),
    isOnline: fc.boolean(),
    isPinned: fc.boolean(),
    isArchived: fc.boolean(),
    labels: fc.subarray(['l1', 'l2']),
    spend: fc.constantFrom(null, 0, 500, 100_000, 250_000),
    memberState: fc.constantFrom(...MEMBER_STATES),
    joinedAt: fc.option(moment),
    at: moment,
  })
  .map(({ channelId, at, ...facts }) => channelOf(channelId, { ...facts, lastMessage: lastMessageAt(at) }))
