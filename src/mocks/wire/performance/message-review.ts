import type * as v from 'valibot'

import type { ReviewedMessage } from '@/domain/agency/message-review'

import { HOUR_MS, iso, isoOrNull } from '../../seed/calendar'
import { seedRules } from '../../seed/creator-rules'
import { orNotFound } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { runInSlices } from '../../rules/base/slices'
import type { World } from '../../state/world'
import { OFFER_LIFETIME_MS } from '../../rules/performance/count-turns'
import type { WireReview } from '../../state/performance-state'
import { rowLimit } from '../../rules/base/paging'
import { creatorsByIds, type Period } from '../../rules/performance/period'
import { positionOfMessage } from '../../rules/performance/message-position'
import {
  type MessageCursor,
  newestMessageFirst,
  type StaffMessage,
  staffMessages,
} from '../../rules/performance/staff-messages'
import { notifyReview } from '../../rules/performance/notify-review'
import { staffWritingAt } from '../../rules/performance/staff-message'
import { AGENCY } from '../../seed/staff'

type WireReviewedMessage = v.InferInput<typeof ReviewedMessage>

export interface ReviewQuery {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  paid?: boolean | undefined
  bought?: boolean | undefined
  open?: boolean | undefined
  hasMedia?: boolean | undefined
  replyOver?: number | undefined
  query?: string | undefined
  flagged?: boolean | undefined
  mark?: WireReview['mark'] | null | undefined
  limit: number
  lastId?: string | null | undefined
}

/** How many messages a page may scan, however few match. */
const MAX_SCANNED = 8000
/** The scan reads this much of the period at a time. */
const SCAN_STEP_MS = 6 * HOUR_MS

/** Words the creator's rules forbid. */
const avoidWords = (world: World, creator: SeedCreator): readonly string[] =>
  world.state.creatorRules[creator.userId]?.avoidWords?.filter((word) => word !== null) ??
  seedRules(creator).avoidWords

function flaggedIn(world: World, { creator, text }: StaffMessage): string[] {
  const lowered = text.toLowerCase()
  return avoidWords(world, creator).filter((word) => lowered.includes(word.toLowerCase()))
}

/** A refunded message does not count as bought. */
const isBought = ({ price, boughtAt, isRefunded }: StaffMessage): boolean =>
  price > 0 && boughtAt !== null && !isRefunded

/** Whether it can still be bought. */
const isStillBuyable = (now: number, { price, boughtAt, unsentAt, at }: StaffMessage): boolean =>
  price > 0 && boughtAt === null && unsentAt === null && now - at < OFFER_LIFETIME_MS

function wireReviewedMessage(world: World, message: StaffMessage): WireReviewedMessage {
  const { messageId, channelId, creator, channelIndex, userId, text, mediaCount, price, unsentAt, at } =
    message
  const bought = isBought(message)
  return {
    messageId,
    channelId,
    userId,
    creatorId: creator.userId,
    fanId: fanIdOfChannel(creator.index, channelIndex),
    text,
    mediaCount,
    price,
    bought,
    earned: bought ? price : 0,
    currency: AGENCY.currency,
    replySeconds: message.replySeconds,
    sentAt: iso(at),
    unsentAt: isoOrNull(unsentAt),
    flaggedWords: flaggedIn(world, message),
    review: world.state.performance.reviews[messageId] ?? null,
  }
}

const matchesFlag = (wanted: boolean | undefined, is: boolean): boolean =>
  wanted === undefined || wanted === is

function matchesQuery(world: World, query: ReviewQuery, message: StaffMessage): boolean {
  const { price, mediaCount, replySeconds, messageId, text } = message
  const { replyOver, mark } = query
  return (
    matchesFlag(query.paid, price > 0) &&
    matchesFlag(query.bought, isBought(message)) &&
    matchesFlag(query.open, isStillBuyable(world.now(), message)) &&
    matchesFlag(query.hasMedia, mediaCount > 0) &&
    (replyOver === undefined || (replySeconds ?? 0) > replyOver) &&
    (mark === undefined || (world.state.performance.reviews[messageId]?.mark ?? null) === mark) &&
    (query.query === undefined || text.toLowerCase().includes(query.query.trim().toLowerCase())) &&
    matchesFlag(query.flagged, query.flagged !== undefined && flaggedIn(world, message).length > 0)
  )
}

function afterOf(world: World, lastId: string | null | undefined): MessageCursor | undefined {
  const found = lastId == null ? undefined : positionOfMessage(world, lastId)
  return found && { at: found.at, messageId: lastId ?? '' }
}

/** Staff messages in direct chats that the period's figures count, newest first (screens S7). */
export async function reviewPage(
  world: World,
  { from, to }: Period,
  query: ReviewQuery,
): Promise<{ data: WireReviewedMessage[]; lastId: string | null }> {
  const maxRows = rowLimit(query.limit)
  const whose = { creators: creatorsByIds(query.creatorIds), people: query.userIds && new Set(query.userIds) }
  const after = afterOf(world, query.lastId)
  const data: WireReviewedMessage[] = []
  let scanned = 0
  let last: string | null = null
  let end = after ? Math.min(to, after.at + 1) : to
  await runInSlices(
    Infinity,
    () => {
      if (end <= from) {
        last = null
        return false
      }
      const begin = Math.max(from, end - SCAN_STEP_MS)
      for (const message of staffMessages(world, whose, { from: begin, to: end })) {
        if (after && newestMessageFirst(message, after) <= 0) continue
        last = message.messageId
        scanned += 1
        if (matchesQuery(world, query, message)) data.push(wireReviewedMessage(world, message))
        if (data.length >= maxRows || scanned >= MAX_SCANNED) return false
      }
      end = begin
      return true
    },
    1,
  )
  return { data, lastId: last }
}

/** Sets or clears (null) a message's mark and notifies its author. Throws 404 unless staff wrote it. */
export function reviewMessage(world: World, messageId: string, given: WireReview | null): WireReview | null {
  const found = orNotFound(positionOfMessage(world, messageId))
  const written = orNotFound(staffWritingAt(found))
  const { reviews } = world.state.performance
  const before = reviews[messageId]
  if (given === null) delete reviews[messageId]
  else reviews[messageId] = given
  if (before?.mark !== given?.mark || before?.note !== given?.note)
    notifyReview(world, found, messageId, written.userId)
  return given
}
