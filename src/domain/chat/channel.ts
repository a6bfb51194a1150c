import * as v from 'valibot'

import { flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { wholeCount } from '../server/whole-count'
import { Instant, OptionalInstant } from '../time/instant'
import { MediaKind } from '../vault/media'
import { MessageKind } from './message'
import { Cents, Currency, DEFAULT_CURRENCY, cents } from '../money/money'
import { PAGE_TABS } from '../page/page-tabs'

export const CHANNEL_KINDS = ['direct', 'group'] as const

/** State of a fan's membership; `expiring` ends within 7 days and does not renew. */
export const MEMBER_STATES = ['none', 'active', 'expiring', 'expired'] as const
export const MemberState = v.picklist(MEMBER_STATES)
export type MemberState = (typeof MEMBER_STATES)[number]

/** Who is writing in a channel and until when; renewed while they type (screens S11). */
export const ChannelLock = v.object({ userId: Id, until: Instant })
export interface ChannelLock extends v.InferOutput<typeof ChannelLock> {}

/** Returns the colleague who holds a lock at a moment; null when it is the user's own, has expired, or is none. */
export const lockedByColleague = (
  lock: ChannelLock | null,
  userId: string | undefined,
  now: number,
): string | null => (lock && lock.userId !== userId && lock.until > now ? lock.userId : null)

/** The last message as the list shows it. */
export const LastMessage = v.object({
  messageId: Id,
  kind: MessageKind,
  senderId: Id,
  sentById: orNull(Id),
  text,
  mediaKinds: orElse(validEntriesOf(MediaKind), []),
  price: cents,
  createdAt: Instant,
})
export interface LastMessage extends v.InferOutput<typeof LastMessage> {}

export const READ_ONLY_REASONS = ['blocked', 'deactivated', 'no_permission'] as const

/**
 * A conversation in the list (screens S10). "Seen" (`unreadCount`) and "answered" (`ourTurnSince`) are
 * independent.
 */
export const Channel = v.object({
  channelId: Id,
  kind: v.picklist(CHANNEL_KINDS),
  /** The fan; null in a group. */
  userId: orNull(Id),
  /** A group's name; null in a direct channel. */
  title: orNull(v.string()),
  memberCount: orNull(v.number()),
  /** Small group picture; null without one, and in a direct channel. */
  pictureUrl: orNull(v.string()),
  lastMessage: orNull(LastMessage),
  unreadCount: wholeCount,
  /** When the fan started to wait for an answer; null when it is not our turn. */
  ourTurnSince: OptionalInstant,
  /** When the fan was last online. */
  lastSeenAt: OptionalInstant,
  isOnline: flag,
  isPinned: flag,
  isMuted: flag,
  isArchived: flag,
  labels: orElse(validEntriesOf(Id), []),
  /** First words of a draft that any staff member left here; null without one. */
  draft: orNull(v.string()),
  lock: orNull(ChannelLock),
  /** The assigned chatter; null for any chatter on duty. */
  assignedTo: orNull(Id),
  /** The fan's total spend; null where the person may not see it. */
  spend: orNull(Cents),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  memberState: orElse(MemberState, 'none'),
  joinedAt: OptionalInstant,
  endsAt: OptionalInstant,
  isCreator: flag,
  suspicionCount: wholeCount,
  /** When the first open promise to the fan is due; null without one. */
  followUpDueAt: OptionalInstant,
  /** Why writing is not possible here; null when it is. */
  readOnly: orNull(v.picklist(READ_ONLY_REASONS)),
})
export interface Channel extends v.InferOutput<typeof Channel> {}

/** Whether our side wrote the message: in a group everyone but the creator is a fan. */
export const isFromOurSide = (
  { userId }: Pick<Channel, 'userId'>,
  creatorId: string,
  { senderId }: { senderId: string },
): boolean => (userId === null ? senderId === creatorId : senderId !== userId)

export const CHANNEL_TABS = PAGE_TABS.messages
export const ChannelTab = v.picklist(CHANNEL_TABS)
export type ChannelTab = (typeof CHANNEL_TABS)[number]

export const CHANNEL_SORTS = ['waiting', 'newest', 'spend', 'online'] as const
export const ChannelSort = v.picklist(CHANNEL_SORTS)
export type ChannelSort = (typeof CHANNEL_SORTS)[number]

/** Filters of the list; all that are set must match. */
export const ChannelChips = v.object({
  /** Channels assigned to the current user. */
  mine: v.optional(v.boolean()),
  online: v.optional(v.boolean()),
  spenders: v.optional(v.boolean()),
  new: v.optional(v.boolean()),
  expiring: v.optional(v.boolean()),
  listId: v.optional(Id),
  labelId: v.optional(Id),
  language: v.optional(v.string()),
})
export interface ChannelChips extends v.InferOutput<typeof ChannelChips> {}

/** Channels per tab, without chips and search. */
export const ChannelCounts = v.object({
  waiting: wholeCount,
  all: wholeCount,
  unread: wholeCount,
  priority: wholeCount,
  groups: wholeCount,
  archived: wholeCount,
})
export interface ChannelCounts extends v.InferOutput<typeof ChannelCounts> {}

/** Changes that apply to several channels at once. */
export const ChannelPatch = v.object({
  isPinned: v.optional(v.boolean()),
  isMuted: v.optional(v.boolean()),
  isArchived: v.optional(v.boolean()),
  labels: v.optional(v.array(Id)),
  unread: v.optional(v.boolean()),
  /** With `unread: true`: this many of the fan's newest messages become unseen. */
  unreadCount: v.optional(v.number()),
})
export interface ChannelPatch extends v.InferOutput<typeof ChannelPatch> {}

/** A label that staff put on conversations; `tone` is one of the chart colours, 1 to 7. */
export const ChannelLabel = v.object({ labelId: Id, name: v.string(), tone: orElse(v.number(), 1) })
export interface ChannelLabel extends v.InferOutput<typeof ChannelLabel> {}
export const CHANNEL_LABEL_MAX_LENGTH = 30

/** Why a chat is next: our text by `kind`; `value` in seconds or cents where it has one. */
export const NEXT_REASONS = ['mine', 'waiting', 'spent', 'online', 'expiring', 'new', 'follow_up'] as const
export const NextChannel = v.object({
  channelId: orNull(Id),
  reasons: validEntriesOf(v.object({ kind: v.picklist(NEXT_REASONS), value: orNull(v.number()) })),
})
export interface NextChannel extends v.InferOutput<typeof NextChannel> {}

/** Data around an open thread (screens S11). */
export const OpenChannel = v.object({
  ...Channel.entries,
  /** Messages up to this one were there at the last visit; null when all are seen. */
  firstUnreadId: orNull(Id),
  /** Whether messages show which staff member sent them. */
  displaySentBy: flag,
  /** Colleagues who have the channel open. */
  presence: orElse(validEntriesOf(Id), []),
})
export interface OpenChannel extends v.InferOutput<typeof OpenChannel> {}
