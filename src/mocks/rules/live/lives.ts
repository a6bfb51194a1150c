import type * as v from 'valibot'

import type { Broadcast, LiveComment } from '@/domain/live/broadcast'

import { amountSum } from '../base/amount-sum'
import { orNotFound } from '../base/refusal'
import { mediaIn } from '../media/media-in'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { roomEventAt, commentTextOf, peakAt, STEP_MS, viewersAt } from './live-room'
import type { StoredLive, StoredPayment } from '../../state/stored-live'
import { AGENCY } from '../../seed/staff'

export type WireBroadcast = v.InferInput<typeof Broadcast>
export type WireComment = v.InferInput<typeof LiveComment>

/** Defaults of fields most comments leave empty. */
export const COMMENT_DEFAULTS = {
  kind: 'text',
  amount: null,
  sentById: null,
  replyToId: null,
  isDeleted: false,
} as const

/** A creator's lives planned since the world was created, oldest first. */
export const livesOf = (world: World, creator: SeedCreator): StoredLive[] =>
  world.state.lives[creator.userId] ?? []

export const liveNow = (world: World, creator: SeedCreator): StoredLive | undefined =>
  livesOf(world, creator).find(({ state }) => state === 'live')

/** Finds a live. Throws 404. */
export function findLive(world: World, creator: SeedCreator, liveId: string): StoredLive {
  return orNotFound(livesOf(world, creator).find((one) => one.liveId === liveId))
}

const isInForce = (terms: StoredLive['mutes'], userId: string, at: number): boolean =>
  terms.some((term) => term.userId === userId && term.from <= at && at < term.until)

const idsAt = (terms: StoredLive['mutes'], at: number): string[] => [
  ...new Set(terms.filter(({ from, until }) => from <= at && at < until).map(({ userId }) => userId)),
]

export const isBanned = ({ bans }: StoredLive, userId: string, at: number): boolean =>
  isInForce(bans, userId, at)

/** Time of a step, ms. */
export const stepTime = ({ startedAt }: StoredLive, step: number): number => (startedAt ?? 0) + step * STEP_MS

const commentIdAt = ({ liveId }: StoredLive, step: number): string => `comment-${liveId}-${step}`

/** A fan's comment in a step, unless there is none or the fan is muted. */
export function fanComment(creator: SeedCreator, live: StoredLive, step: number): WireComment | undefined {
  const found = roomEventAt(creator, live.seed, step)
  if (found?.kind !== 'comment') return undefined
  const at = stepTime(live, step)
  const userId = fanIdOfChannel(creator.index, found.channelIndex)
  if (isBanned(live, userId, at) || isInForce(live.mutes, userId, at)) return undefined
  const commentId = commentIdAt(live, step)
  const isDeleted = live.deletedIds.includes(commentId)
  return {
    commentId,
    userId,
    at: iso(at),
    ...COMMENT_DEFAULTS,
    text: isDeleted ? '' : commentTextOf(creator, found),
    isDeleted,
  }
}

/** A payment as a chat comment. */
export function paidComment(
  creator: SeedCreator,
  { deletedIds }: Pick<StoredLive, 'deletedIds'>,
  payment: StoredPayment,
): WireComment {
  const commentId = `comment-${payment.paymentId}`
  const isDeleted = deletedIds.includes(commentId)
  return {
    ...COMMENT_DEFAULTS,
    commentId,
    userId: fanIdOfChannel(creator.index, payment.channelIndex),
    at: iso(payment.at),
    kind: payment.kind,
    text: isDeleted ? '' : payment.title,
    amount: payment.amount,
    isDeleted,
  }
}

const ownComment = (
  creator: SeedCreator,
  live: StoredLive,
  one: StoredLive['comments'][number],
): WireComment => {
  const isDeleted = live.deletedIds.includes(one.commentId)
  return {
    ...COMMENT_DEFAULTS,
    commentId: one.commentId,
    userId: creator.userId,
    at: iso(one.at),
    text: isDeleted ? '' : one.text,
    sentById: one.sentById,
    replyToId: one.replyToId,
    isDeleted,
  }
}

/** All chat comments so far, newest first. */
export function chatOf(creator: SeedCreator, live: StoredLive): WireComment[] {
  const written = Array.from({ length: live.playedSteps }, (_, step) => fanComment(creator, live, step) ?? [])
  return [
    ...written.flat(),
    ...live.payments.map((payment) => paidComment(creator, live, payment)),
    ...live.comments.map((one) => ownComment(creator, live, one)),
  ].sort((a, b) => (a.at === b.at ? (a.commentId < b.commentId ? 1 : -1) : a.at < b.at ? 1 : -1))
}

/** Finds a comment by id. */
export function commentIn(
  creator: SeedCreator,
  live: StoredLive,
  commentId: string,
): WireComment | undefined {
  const own = live.comments.find((one) => one.commentId === commentId)
  if (own) return ownComment(creator, live, own)
  const payment = live.payments.find(({ paymentId }) => `comment-${paymentId}` === commentId)
  if (payment) return paidComment(creator, live, payment)
  const step = Number(commentId.slice(commentIdAt(live, 0).length - 1))
  const isPlayed = step < live.playedSteps && commentIdAt(live, step) === commentId
  return isPlayed ? fanComment(creator, live, step) : undefined
}

export const tippedIn = ({ payments }: StoredLive): number =>
  payments.reduce((sum, { kind, amount }) => sum + (kind === 'tip' ? amount : 0), 0)
export const earnedIn = ({ payments }: StoredLive): number => amountSum(payments)

/** How long the live lasts or lasted, ms. */
export const elapsedOf = (world: World, { startedAt, endedAt }: StoredLive): number =>
  startedAt === null ? 0 : (endedAt ?? world.now()) - startedAt

/** The recording's id; null until it is saved, and once it has left the vault. */
export const savedRecording = (world: World, mediaId: string | null | undefined): string | null =>
  mediaId != null && mediaIn(world, mediaId) ? mediaId : null

export function wireLive(world: World, creator: SeedCreator, live: StoredLive): WireBroadcast {
  const now = world.now()
  const passed = elapsedOf(world, live)
  const pinned = live.pinnedId === null ? undefined : commentIn(creator, live, live.pinnedId)
  const hasBegun = live.startedAt !== null
  return {
    liveId: live.liveId,
    state: live.state,
    title: live.title,
    tiers: [...live.tiers],
    price: live.price,
    currency: AGENCY.currency,
    goal: live.goal,
    tipMenu: [...live.tipMenu],
    moderatorIds: [...live.moderatorIds],
    savesRecording: live.savesRecording,
    startsAt: isoOrNull(live.startsAt),
    startedAt: isoOrNull(live.startedAt),
    endedAt: isoOrNull(live.endedAt),
    camera: live.camera,
    viewers: live.state === 'live' ? viewersAt(creator, live.seed, passed) : 0,
    peakViewers: hasBegun ? peakAt(creator, live.seed, passed) : 0,
    tipped: tippedIn(live),
    earned: earnedIn(live),
    recordingId: savedRecording(world, live.recordingId),
    pinned: pinned && pinned.isDeleted !== true ? pinned : null,
    mutedIds: idsAt(live.mutes, now),
    bannedIds: idsAt(live.bans, now),
  }
}
