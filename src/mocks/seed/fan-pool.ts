import { MINUTE_MS } from './calendar'
import { channelCount, isGroupPlace, isNewcomer, LIVELY_CHANNELS, quietAtMost } from './channels'
import type { SeedCreator } from './creators'
import { fanAt } from './fans'

/** Nearly everything happens with so many fans of a creator: those of the newest conversations. */
export const FAN_POOL = 1024
/** One fan in so many ever buys something. */
const BUYERS_EVERY = 5

const poolOf = (creator: SeedCreator): number => Math.min(FAN_POOL, channelCount(creator))

/** The nearest conversation with a single fan who has been here for long; the first one is such. */
function regularAt({ index }: SeedCreator, wanted: number): number {
  let place = wanted
  while (isGroupPlace(place) || isNewcomer(index, place)) place -= 1
  return place
}

/** Place of a conversation to work in: the newest ones most of the time; never a group. */
export const livelyPlace = (creator: SeedCreator, roll: number): number =>
  regularAt(creator, Math.floor(roll ** 1.8 * (poolOf(creator) - 1)))

/** The fan of the conversation at a place. */
export const fanIndexAt = (creatorIndex: number, place: number): number =>
  (place * 7919 + creatorIndex * 104_729) % 40_000

const hasSpent = ({ index }: SeedCreator, place: number): boolean => fanAt(fanIndexAt(index, place)).spent > 0

/** Place of a conversation with somebody who buys, and is known to: few fans do most of it. */
export function buyingPlace(creator: SeedCreator, roll: number): number {
  const many = Math.floor(poolOf(creator) / BUYERS_EVERY)
  let place = regularAt(creator, Math.floor(roll ** 2 * many) * BUYERS_EVERY)
  while (place > 0 && !hasSpent(creator, place)) place = regularAt(creator, place - 1)
  return hasSpent(creator, place) ? place : firstBuyer(creator)
}

const firstBuyers = new Map<number, number>()

/** The first conversation with somebody who buys. */
function firstBuyer(creator: SeedCreator): number {
  const known = firstBuyers.get(creator.index)
  if (known !== undefined) return known
  let place = 0
  while (regularAt(creator, place) !== place || !hasSpent(creator, place)) place += 1
  firstBuyers.set(creator.index, place)
  return place
}

/** So long before its last message nobody of the staff writes in a conversation: who waits there is still to be answered. */
const LEFT_ALONE_MS = 6 * MINUTE_MS
/** Where the search for a regular, which goes down, does not reach those who may wait. */
const FIRST_QUIET = LIVELY_CHANNELS + 12
const quietAges = Array.from({ length: FAN_POOL }, (_, place) => quietAtMost(place) + LEFT_ALONE_MS)

/** Whether something may have been written in a conversation so long before the world's first moment. */
export const mayHold = (place: number, age: number): boolean => age >= (quietAges[place] ?? Infinity)

/**
 * The conversation in which somebody worked so long before the world's first moment (less than 0: since): the one at
 * the place, or where that has been quiet for longer, another that has not; failing that one in which nobody waits.
 */
export function placeThen(creator: SeedCreator, wanted: number, age: number): number {
  const place = regularAt(creator, wanted % poolOf(creator))
  if (mayHold(place, age)) return place
  const firstLater = quietAges.findIndex((quietAge) => quietAge > age)
  const open = firstLater === -1 ? place : firstLater
  if (open > 0) return regularAt(creator, place % open)
  return regularAt(creator, FIRST_QUIET + (place % (poolOf(creator) - FIRST_QUIET)))
}
