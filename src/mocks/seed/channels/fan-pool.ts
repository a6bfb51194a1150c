import { MINUTE_MS } from '../calendar'
import { channelCount, isGroupIndex, isNewcomer, LIVELY_CHANNELS, quietAtMost } from './channels'
import type { SeedCreator } from '../creators'
import { fanIndexAt } from '../fans/fan-facts'
import { fanAt } from '../fans/fans'
import { memo } from '../memo'

/** Nearly all activity is with this many fans of a creator, those of the newest conversations. */
export const FAN_POOL = 1024
/** One in this many fans is a buyer. */
const FANS_PER_BUYER = 5

const poolOf = (creator: SeedCreator): number => Math.min(FAN_POOL, channelCount(creator))

/** The nearest direct conversation with a long-time fan; the first one qualifies. */
function regularAt({ index }: SeedCreator, wanted: number): number {
  let channelIndex = wanted
  while (isGroupIndex(channelIndex) || isNewcomer(index, channelIndex)) channelIndex -= 1
  return channelIndex
}

/** Index of a conversation to work in: mostly a recent one, never a group. */
export const livelyChannelIndex = (creator: SeedCreator, roll: number, among = poolOf(creator)): number =>
  regularAt(creator, Math.floor(roll ** 1.8 * (among - 1)))

/** Index of a conversation whose fan pays for a membership: any of them, as each pays once a month. */
export const memberChannelIndex = (creator: SeedCreator, roll: number): number =>
  regularAt(creator, Math.floor(roll * (poolOf(creator) - 1)))

/** Indices of a creator's conversations with fans who spent, the biggest spenders first. */
const spendersOf = memo(
  ({ index }: SeedCreator) => index,
  (creator): readonly number[] =>
    Array.from({ length: poolOf(creator) }, (_, channelIndex) => ({
      channelIndex,
      spent: fanAt(fanIndexAt(creator.index, channelIndex)).spentBefore,
    }))
      .filter(({ channelIndex, spent }) => spent > 0 && regularAt(creator, channelIndex) === channelIndex)
      .toSorted((a, b) => b.spent - a.spent)
      .map(({ channelIndex }) => channelIndex),
)

/** Index of a conversation with a buyer: few fans make most purchases, those who have spent most. */
export function buyerChannelIndex(creator: SeedCreator, roll: number): number {
  const channelIndices = spendersOf(creator)
  const count = Math.min(channelIndices.length, Math.floor(poolOf(creator) / FANS_PER_BUYER))
  return channelIndices[Math.floor(roll ** 2 * count)] ?? 0
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** A step that visits every index of a list once before any repeats. */
function strideIn(length: number): number {
  let stride = 7919
  while (greatestCommonDivisor(stride, length) !== 1) stride += 1
  return stride
}

/** Index of the `nth` spender's conversation: all of them buy once before one buys again. */
export function nthSpender(creator: SeedCreator, nth: number): number {
  const channelIndices = spendersOf(creator)
  const { length } = channelIndices
  return channelIndices[length === 0 ? 0 : (nth * strideIn(length)) % length] ?? 0
}

/** No staff message this long before a conversation's last message, so that its fan still waits. */
const UNANSWERED_MS = 6 * MINUTE_MS
/** Lowest index that the search for a regular reaches, so that it skips waiting fans. */
const FIRST_QUIET = LIVELY_CHANNELS + 12
const quietAges = Array.from(
  { length: FAN_POOL },
  (_, channelIndex) => quietAtMost(channelIndex) + UNANSWERED_MS,
)

/** Whether a conversation may have a message at this age before the anchor. */
export const mayHaveMessage = (channelIndex: number, age: number): boolean =>
  age >= (quietAges[channelIndex] ?? Infinity)

/**
 * Index of the conversation someone worked in at an age before the anchor (negative: after it): the
 * wanted one, or another that was not quiet then, or one in which no fan waits.
 */
export function channelIndexAt(creator: SeedCreator, wanted: number, age: number): number {
  const channelIndex = regularAt(creator, wanted % poolOf(creator))
  if (mayHaveMessage(channelIndex, age)) return channelIndex
  const firstLater = quietAges.findIndex((quietAge) => quietAge > age)
  const open = firstLater === -1 ? channelIndex : firstLater
  if (open > 0) return regularAt(creator, channelIndex % open)
  return regularAt(creator, FIRST_QUIET + (channelIndex % (poolOf(creator) - FIRST_QUIET)))
}
