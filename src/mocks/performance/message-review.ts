import type * as v from 'valibot'

import type { ReviewedMessage } from '@/domain/message-review'

import { HOUR_MS, iso } from '../seed/calendar'
import { seedRules } from '../seed/creator-rules'
import { missing } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import { inSlices } from '../threads/slices'
import type { World } from '../world'
import { OPEN_MS } from './note-turns'
import type { WireReview } from './performance-state'
import { creatorsNamed, type Period } from './scope'
import { spotOf } from './spot'
import { type After, newestFirst, type StaffMessage, staffMessages } from './staff-messages'
import { tellReview } from './tell-review'
import { writtenAt } from './written'

type Wire = v.InferInput<typeof ReviewedMessage>

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
const MOST_LOOKED_AT = 8000
const MOST = 200
/** The scan reads this much of the period at a time. */
const STRETCH_MS = 6 * HOUR_MS

/** Words the creator's rules forbid. */
const avoidWords = (world: World, creator: SeedCreator): readonly string[] =>
  world.state.creatorRules[creator.userId]?.avoidWords?.filter((word) => word !== null) ??
  seedRules(creator).avoidWords

function flaggedIn(world: World, { creator, text }: StaffMessage): string[] {
  const said = text.toLowerCase()
  return avoidWords(world, creator).filter((word) => said.includes(word.toLowerCase()))
}

/** A refunded message does not count as bought. */
const isBought = ({ price, boughtAt, isRefunded }: StaffMessage): boolean =>
  price > 0 && boughtAt !== null && !isRefunded

/** Whether it can still be bought. */
const isOpen = (now: number, { price, boughtAt, unsentAt, at }: StaffMessage): boolean =>
  price > 0 && boughtAt === null && unsentAt === null && now - at < OPEN_MS

function wire(world: World, message: StaffMessage): Wire {
  const { messageId, channelId, creator, place, userId, text, mediaCount, price, unsentAt, at } = message
  const bought = isBought(message)
  return {
    messageId,
    channelId,
    userId,
    creatorId: creator.userId,
    fanId: `fan-${fanIndexAt(creator.index, place) + 1}`,
    text,
    mediaCount,
    price,
    bought,
    earned: bought ? price : 0,
    currency: 'USD',
    replySeconds: message.replySeconds,
    sentAt: iso(at),
    unsentAt: unsentAt === null ? null : iso(unsentAt),
    flaggedWords: flaggedIn(world, message),
    review: world.state.performance.reviews[messageId] ?? null,
  }
}

const isOrNot = (wanted: boolean | undefined, is: boolean): boolean => wanted === undefined || wanted === is

function fits(world: World, query: ReviewQuery, message: StaffMessage): boolean {
  const { price, mediaCount, replySeconds, messageId, text } = message
  const { replyOver, mark } = query
  return (
    isOrNot(query.paid, price > 0) &&
    isOrNot(query.bought, isBought(message)) &&
    isOrNot(query.open, isOpen(world.now(), message)) &&
    isOrNot(query.hasMedia, mediaCount > 0) &&
    (replyOver === undefined || (replySeconds ?? 0) > replyOver) &&
    (mark === undefined || (world.state.performance.reviews[messageId]?.mark ?? null) === mark) &&
    (query.query === undefined || text.toLowerCase().includes(query.query.trim().toLowerCase())) &&
    isOrNot(query.flagged, query.flagged !== undefined && flaggedIn(world, message).length > 0)
  )
}

function afterOf(world: World, lastId: string | null | undefined): After | undefined {
  const spot = lastId == null ? undefined : spotOf(world, lastId)
  return spot && { at: spot.at, messageId: lastId ?? '' }
}

/** Staff messages in direct chats that the period's figures count, newest first (screens S7). */
export async function reviewPage(
  world: World,
  { from, to }: Period,
  query: ReviewQuery,
): Promise<{ data: Wire[]; lastId: string | null }> {
  const most = Math.min(Math.max(1, Math.floor(query.limit)), MOST)
  const whose = { creators: creatorsNamed(query.creatorIds), people: query.userIds && new Set(query.userIds) }
  const after = afterOf(world, query.lastId)
  const data: Wire[] = []
  let looked = 0
  let last: string | null = null
  let end = after ? Math.min(to, after.at + 1) : to
  await inSlices(
    Infinity,
    () => {
      if (end <= from) {
        last = null
        return false
      }
      const begin = Math.max(from, end - STRETCH_MS)
      for (const message of staffMessages(world, whose, { from: begin, to: end })) {
        if (after && newestFirst(message, after) <= 0) continue
        last = message.messageId
        looked += 1
        if (fits(world, query, message)) data.push(wire(world, message))
        if (data.length >= most || looked >= MOST_LOOKED_AT) return false
      }
      end = begin
      return true
    },
    1,
  )
  return { data, lastId: last }
}

/** Sets or clears (null) a message's mark and notifies its author. Throws 404 unless staff wrote it. */
export function review(world: World, messageId: string, given: WireReview | null): WireReview | null {
  const spot = spotOf(world, messageId)
  const written = spot && writtenAt(spot)
  if (!written) throw missing()
  const { reviews } = world.state.performance
  const before = reviews[messageId]
  if (given === null) delete reviews[messageId]
  else reviews[messageId] = given
  if (before?.mark !== given?.mark || before?.note !== given?.note)
    tellReview(world, spot, messageId, written.userId)
  return given
}
