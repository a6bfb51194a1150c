import { channelCount, isGroupPlace } from './channels'
import type { SeedCreator } from './creators'

/** Nearly everything happens with so many fans of a creator: those of the newest conversations. */
export const FAN_POOL = 1024
/** One fan in so many ever buys something. */
const BUYERS_EVERY = 5

/** Place of a conversation to work in: the newest ones most of the time; never a group. */
export function livelyPlace(creator: SeedCreator, roll: number): number {
  const place = Math.floor(roll ** 1.8 * (Math.min(FAN_POOL, channelCount(creator)) - 1))
  return isGroupPlace(place) ? place + 1 : place
}

/** The fan of the conversation at a place. */
export const fanIndexAt = (creatorIndex: number, place: number): number =>
  (place * 7919 + creatorIndex * 104_729) % 40_000

/** Place of a conversation with somebody who buys: few fans do most of it. */
export function buyingPlace(creator: SeedCreator, roll: number): number {
  const pool = Math.min(FAN_POOL, channelCount(creator))
  const place = Math.floor(roll ** 2 * Math.floor(pool / BUYERS_EVERY)) * BUYERS_EVERY
  return isGroupPlace(place) ? place + 1 : place
}
