import type * as v from 'valibot'

import type { ReviewedMessage } from '@/domain/message-review'

import { anchorOf } from '../anchor'
import { iso } from '../seed/calendar'
import { channelIdAt } from '../seed/channels'
import { seedRules } from '../seed/creator-rules'
import { missing } from '../refusal'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import { crewOf } from '../threads/crew'
import { findTalk, idAt, placeOf, sentAt } from '../threads/talk'
import { textAt } from '../threads/words'
import type { World } from '../world'
import type { WireReview } from './performance-state'
import type { Period } from './scope'
import { type After, eachMessage, type Spot } from './staff-messages'
import { tellReview } from './tell-review'
import { replySeconds, type Written, writtenAt } from './written'

type Wire = v.InferInput<typeof ReviewedMessage>

export interface ReviewQuery {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  paid?: boolean | undefined
  bought?: boolean | undefined
  hasMedia?: boolean | undefined
  replyOver?: number | undefined
  query?: string | undefined
  flagged?: boolean | undefined
  mark?: WireReview['mark'] | null | undefined
  limit: number
  lastId?: string | null | undefined
}

/** So many messages are looked at for a part of the list, however few of them fit. */
const MOST_LOOKED_AT = 4000
const MOST = 200

/** Words that the creator's rules forbid. */
const avoidWords = (world: World, creator: SeedCreator): readonly string[] =>
  world.state.creatorRules[creator.userId]?.avoidWords?.filter((word) => word !== null) ??
  seedRules(creator).avoidWords

function wire(world: World, spot: Spot, written: Written): Wire {
  const { talk, place, at } = spot
  const { userId, mediaCount, price, boughtAt, isRefunded, unsentAt } = written
  const text = textAt(talk, place)
  const said = text.toLocaleLowerCase()
  const messageId = idAt(talk, place)
  const isBought = price > 0 && boughtAt !== null
  return {
    messageId,
    channelId: talk.channelId,
    userId,
    creatorId: talk.creator.userId,
    fanId: `fan-${fanIndexAt(talk.creator.index, talk.seed.index) + 1}`,
    text,
    mediaCount,
    price,
    bought: isBought,
    earned: isBought && !isRefunded ? price : 0,
    currency: 'USD',
    replySeconds: replySeconds(spot),
    sentAt: iso(at),
    unsentAt: unsentAt === null ? null : iso(unsentAt),
    flaggedWords: avoidWords(world, talk.creator).filter((word) => said.includes(word.toLocaleLowerCase())),
    review: world.state.performance.reviews[messageId] ?? null,
  }
}

const isOrNot = (wanted: boolean | undefined, is: boolean): boolean => wanted === undefined || wanted === is

/** What is known without reading: the rest is only read where this fits. */
const fitsAtOnce = (query: ReviewQuery, { userId, price, boughtAt, mediaCount }: Written): boolean =>
  (query.userIds === undefined || query.userIds.includes(userId)) &&
  isOrNot(query.paid, price > 0) &&
  isOrNot(query.bought, price > 0 && boughtAt !== null) &&
  isOrNot(query.hasMedia, mediaCount > 0)

const fits = (query: ReviewQuery, message: Wire): boolean =>
  (query.replyOver === undefined || (message.replySeconds ?? 0) > query.replyOver) &&
  (query.query === undefined ||
    (message.text ?? '').toLocaleLowerCase().includes(query.query.trim().toLocaleLowerCase())) &&
  isOrNot(query.flagged, (message.flaggedWords ?? []).length > 0) &&
  (query.mark === undefined || (message.review?.mark ?? null) === query.mark)

const FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-s?[1-9]\d{0,6}$/

/** Where a message of whichever creator stands; undefined for none. */
export function spotOf(world: World, messageId: string): Spot | undefined {
  const [, creatorPlace, channelPlace] = FORM.exec(messageId) ?? []
  const creator = CREATORS[Number(creatorPlace) - 1]
  const talk = creator && findTalk(world, creator, channelIdAt(creator.index, Number(channelPlace) - 1))
  const place = talk ? placeOf(talk, messageId) : -1
  return talk && place >= 0 ? { talk, place, at: sentAt(talk, place) } : undefined
}

function afterOf(world: World, lastId: string | null | undefined): After | undefined {
  const spot = lastId == null ? undefined : spotOf(world, lastId)
  return spot && { at: spot.at, messageId: idAt(spot.talk, spot.place) }
}

/** Those whose messages can be among them. */
const creatorsFor = ({ userIds, creatorIds }: ReviewQuery): SeedCreator[] =>
  CREATORS.filter(
    (creator) =>
      creator.status !== 'ended' &&
      (creatorIds === undefined || creatorIds.includes(creator.userId)) &&
      (userIds === undefined ||
        userIds.some((userId) => crewOf(creator).includes(userId) || !userId.startsWith('staff-'))),
  )

/** Messages of the staff in conversations of two, newest first (screens S7). */
export async function reviewPage(
  world: World,
  period: Period,
  query: ReviewQuery,
): Promise<{ data: Wire[]; lastId: string | null }> {
  const most = Math.min(Math.max(1, Math.floor(query.limit)), MOST)
  const data: Wire[] = []
  const last = await eachMessage(
    world,
    {
      creators: creatorsFor(query),
      ...period,
      after: afterOf(world, query.lastId),
      anchor: anchorOf(world),
      most: MOST_LOOKED_AT,
    },
    (spot) => {
      const written = writtenAt(spot)
      if (written && fitsAtOnce(query, written)) {
        const message = wire(world, spot, written)
        if (fits(query, message)) data.push(message)
      }
      return data.length < most
    },
  )
  return { data, lastId: last?.messageId ?? null }
}

/** Marks a message, or takes the mark back (null), and tells its writer; 404 where nobody of the staff wrote it. */
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
