import * as v from 'valibot'

import { DAY_MS } from '@/lib/duration'
import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import type { PermissionLevel } from '../account/permission'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency, DEFAULT_CURRENCY, cents } from '../money/money'
import { MembershipTier } from '../money/membership'
import { FAN_TIERS } from '../profile/post-category'

export const BROADCAST_LIMITS = {
  title: 80,
  goal: 60,
  tipTitle: 40,
  tips: 8,
  amount: 100_000,
  comment: 300,
  alert: 200,
} as const
/** Minimum price of a ticket, tip or goal. */
export const BROADCAST_MIN_CENTS = 100
/** How long a mute lasts. */
export const MUTE_DURATION_MS = 10 * 60_000
/** How far ahead a live can be scheduled. */
export const BROADCAST_MAX_LEAD_MS = 90 * DAY_MS
/** How long an unsaved recording is kept. */
export const RECORDING_RETENTION_MS = 30 * DAY_MS

export const BROADCAST_STATES = ['scheduled', 'live', 'ended', 'canceled'] as const
export type BroadcastState = (typeof BROADCAST_STATES)[number]

export const TipItem = v.object({ title: text, amount: Cents })
export interface TipItem extends v.InferOutput<typeof TipItem> {}

export const LiveGoal = v.object({ title: text, amount: Cents })
export interface LiveGoal extends v.InferOutput<typeof LiveGoal> {}

/** State of the creator's camera, as their own screen last reported it. */
export const CAMERA_STATES = ['untested', 'requested', 'ready', 'failed'] as const
export type CameraState = (typeof CAMERA_STATES)[number]

export const COMMENT_KINDS = ['text', 'tip', 'ticket'] as const

/** One line of the chat: a message from a fan or the creator, or a payment. */
export const LiveComment = v.object({
  commentId: Id,
  /** The creator's own id for messages written as the creator. */
  userId: Id,
  at: Instant,
  kind: orElse(v.picklist(COMMENT_KINDS), 'text'),
  text,
  /** Amount paid with it; null without money, and where the reader may not see money. */
  amount: orNull(Cents),
  /** Staff member who wrote it as the creator; null for fans, and where staff names are hidden. */
  sentById: orNull(Id),
  /** The comment it replies to. */
  replyToId: orNull(Id),
  /** Removed from the chat by a moderator. */
  isDeleted: flag,
})
export interface LiveComment extends v.InferOutput<typeof LiveComment> {}

/** One live show of a creator, from plan to end. */
export const Broadcast = v.object({
  liveId: Id,
  state: orElse(v.picklist(BROADCAST_STATES), 'ended'),
  title: text,
  /** Only members of these tiers may watch; empty means all members. */
  tiers: orElse(validEntriesOf(MembershipTier), []),
  /** Ticket price; 0 when watching is free for those tiers. */
  price: cents,
  currency: orElse(Currency, DEFAULT_CURRENCY),
  goal: orNull(LiveGoal),
  tipMenu: orElse(validEntriesOf(TipItem), []),
  moderatorIds: orElse(validEntriesOf(Id), []),
  savesRecording: flag,
  /** Planned start; null for a live that starts when the creator is ready. */
  startsAt: OptionalInstant,
  startedAt: OptionalInstant,
  endedAt: OptionalInstant,
  camera: orElse(v.picklist(CAMERA_STATES), 'untested'),
  viewers: count,
  peakViewers: count,
  /** Sum of tips so far, and of all payments; null where the reader may not see money. */
  tipped: orNull(Cents),
  earned: orNull(Cents),
  /** The recording in the vault; null until it is saved. */
  recordingId: orNull(Id),
  pinned: orNull(LiveComment),
  mutedIds: orElse(validEntriesOf(Id), []),
  bannedIds: orElse(validEntriesOf(Id), []),
})
export interface Broadcast extends v.InferOutput<typeof Broadcast> {}

/** Columns of past lives that the server sorts by. */
export const BROADCAST_SORTS = ['date', 'title', 'duration', 'peak', 'earned'] as const
export const BroadcastSort = v.object({ by: v.picklist(BROADCAST_SORTS), descending: v.boolean() })
export interface BroadcastSort extends v.InferOutput<typeof BroadcastSort> {}
export const NEWEST_BROADCASTS: BroadcastSort = { by: 'date', descending: true }

/** Sums over all past lives; `peakViewers` is the highest of them, `earned` null where the reader may not see money. */
export const BroadcastSums = v.object({
  currency: Currency,
  durationMs: v.number(),
  peakViewers: v.number(),
  earned: orNull(Cents),
})
export interface BroadcastSums extends v.InferOutput<typeof BroadcastSums> {}

const price = v.pipe(Cents, v.minValue(0))

/** Settings of a planned live. Fans read title, goal and tip menu: all pass the crisis check. */
export const broadcastSettings = {
  title: CheckedText,
  tiers: v.array(v.picklist(FAN_TIERS)),
  price,
  goal: v.nullable(v.object({ title: CheckedText, amount: price })),
  tipMenu: v.array(v.object({ title: CheckedText, amount: price })),
  moderatorIds: v.array(Id),
  savesRecording: v.boolean(),
  startsAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
}
export type BroadcastSettings = v.InferInput<v.ObjectSchema<typeof broadcastSettings, undefined>>

export const LiveTip = v.object({
  tipId: Id,
  userId: Id,
  at: Instant,
  kind: orElse(v.picklist(['tip', 'ticket']), 'tip'),
  /** The tip menu entry; empty for a tip without one. */
  title: text,
  amount: Cents,
})
export interface LiveTip extends v.InferOutput<typeof LiveTip> {}

export const TopTipper = v.object({ userId: Id, amount: Cents, tips: count })
export interface TopTipper extends v.InferOutput<typeof TopTipper> {}

/** What a moderator can do to a fan or to a comment. */
export const FAN_MODERATION_ACTIONS = ['mute', 'unmute', 'ban', 'unban'] as const
export const COMMENT_MODERATION_ACTIONS = ['pin', 'unpin', 'delete'] as const
export const MODERATION_ACTIONS = [...FAN_MODERATION_ACTIONS, ...COMMENT_MODERATION_ACTIONS] as const

/** What appears on the creator's own screen: a message or a request. */
export const ALERT_KINDS = ['message', 'camera', 'go_live'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export const RECORDING_STATES = ['none', 'available', 'saved', 'expired'] as const

/**
 * Results of a live. `fee` is the platform's part of `earned`. Where the reader may not see money, amounts are
 * null and `top` is empty.
 */
export const LiveSummary = v.object({
  broadcast: Broadcast,
  averageViewers: count,
  /** Distinct fans who watched, wrote and paid. */
  watched: count,
  wrote: count,
  paid: count,
  comments: count,
  tips: orNull(Cents),
  tickets: orNull(Cents),
  /** Other payments: song requests, goals. */
  other: orNull(Cents),
  fee: orNull(Cents),
  net: orNull(Cents),
  /** Viewers over time at even intervals. */
  series: orElse(validEntriesOf(v.object({ at: Instant, viewers: v.number() })), []),
  top: orElse(validEntriesOf(TopTipper), []),
  recording: orElse(v.picklist(RECORDING_STATES), 'none'),
  /** In the vault; null until it is saved. */
  recordingMedia: orNull(Media),
})
export interface LiveSummary extends v.InferOutput<typeof LiveSummary> {}

/** Progress of a goal, 0 to 1. */
export const goalProgress = ({ goal, tipped }: Pick<Broadcast, 'goal' | 'tipped'>): number =>
  goal && tipped !== null && goal.amount > 0 ? Math.min(1, tipped / goal.amount) : 0

/** Whether a person may moderate the chat and answer in it: by their access to lives, or named as a moderator. */
export const mayModerateLive = (
  { moderatorIds }: { moderatorIds: readonly string[] },
  userId: string,
  level: PermissionLevel,
): boolean => level === 'edit' || (level === 'view' && moderatorIds.includes(userId))

const byTime = (a: LiveComment, b: LiveComment): number => a.at - b.at || (a.commentId < b.commentId ? -1 : 1)

/** Whether two parts of a chat share a comment, so that none is missing between them. */
export const doMeet = (comments: readonly LiveComment[], others: readonly LiveComment[]): boolean => {
  const ids = new Set(comments.map(({ commentId }) => commentId))
  return others.some(({ commentId }) => ids.has(commentId))
}

/** Merges comments into the chat, oldest first. The later version of a comment wins. */
export function mergeComments(
  comments: readonly LiveComment[],
  others: readonly LiveComment[],
): readonly LiveComment[] {
  if (others.length === 0) return comments
  const byId = new Map([...comments, ...others].map((comment) => [comment.commentId, comment]))
  return [...byId.values()].sort(byTime)
}
