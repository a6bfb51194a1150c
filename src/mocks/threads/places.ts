import { DAY_MS } from '../seed/calendar'
import { isNewcomer } from '../seed/channels'
import { saidIn } from '../seed/said'
import { countOf, putBetween, sentAt, type Talk } from './talk'

/** Indices in order, and whether there are more. */
export interface Places {
  places: number[]
  isMore: boolean
}

/** Derived messages before the first seeded one are read in ranges of this length. */
const STRETCH_MS = 10 * DAY_MS

type Stretch = readonly [from: number, to: number]

/** Derived messages between two moments, within a range of indices. */
function saidBetween(talk: Talk, moments: Stretch, within: Stretch): number[] {
  const { creator, seed } = talk
  if (seed.kind !== 'direct' || isNewcomer(creator.index, seed.index)) return []
  return saidIn(creator, seed.index, moments, talk).map((said) => putBetween(talk, said, within))
}

/** When the message at an index was sent; now beyond the last one. */
const momentAt = (talk: Talk, place: number): number =>
  place < countOf(talk) ? sentAt(talk, place) : talk.now + 1

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)

const inOrder = (places: readonly number[]): number[] => places.toSorted((one, other) => one - other)

/** Up to `limit` indices right before one, optionally with the derived messages among them. */
export function before(talk: Talk, place: number, limit: number, hasSaid = true): Places {
  const first = Math.max(0, Math.ceil(place) - limit)
  const end = momentAt(talk, place)
  const from = place < 0 ? end - STRETCH_MS : momentAt(talk, first)
  const within = [first, Math.min(countOf(talk), Math.ceil(place) + 1)] as const
  const said = hasSaid ? saidBetween(talk, [from, end + 1], within).filter((one) => one < place) : []
  const all = inOrder([...range(first, Math.ceil(place)), ...said])
  const isMore = first > 0 || all.length > limit || (place < 0 && said.length > 0)
  return { places: all.slice(-limit), isMore }
}

/** Up to `limit` indices right after one. */
export function after(talk: Talk, place: number, limit: number, hasSaid = true): Places {
  const begin = momentAt(talk, place)
  const early = place < 0 && momentAt(talk, 0) - begin > STRETCH_MS
  const next = early
    ? saidBetween(talk, [begin, begin + STRETCH_MS], [0, 0]).filter((one) => one > place)
    : []
  if (next.length > 0) return { places: next.slice(0, limit), isMore: true }
  const last = Math.min(countOf(talk), Math.floor(place) + 1 + limit)
  const from = early ? momentAt(talk, 0) : begin
  const within = [Math.max(0, Math.floor(place)), last] as const
  const to = momentAt(talk, last)
  const said = hasSaid ? saidBetween(talk, [from, to], within).filter((one) => one > place) : []
  const all = inOrder([...range(Math.floor(place) + 1, last), ...said])
  return { places: all.slice(0, limit), isMore: last < countOf(talk) || all.length > limit }
}

/** Indices with one in their middle, where both sides have enough. */
export function around(talk: Talk, place: number, limit: number): Places & { isMoreAfter: boolean } {
  const [earlier, later] = [before(talk, place, limit), after(talk, place, limit)]
  const from = [place, ...later.places]
  const many = Math.min(earlier.places.length, Math.max(Math.floor(limit / 2), limit - from.length))
  return {
    places: [...earlier.places.slice(earlier.places.length - many), ...from.slice(0, limit - many)],
    isMore: earlier.isMore || many < earlier.places.length,
    isMoreAfter: later.isMore || limit - many < from.length,
  }
}

/** How many of the newest indices include derived messages. */
const READ = 60

/** The newest indices of a conversation, for searches backwards. */
export function newest(talk: Talk, many: number): number[] {
  const count = countOf(talk)
  const said = before(talk, count, READ).places.filter((place) => !Number.isInteger(place))
  return inOrder([...range(Math.max(0, count - many), count), ...said])
}

const BLOCK = 256
/** Text search ignores older derived messages. */
const SEARCHED_MS = 400 * DAY_MS

/** All indices before or after one, one by one. */
export function* placesFrom(
  talk: Talk,
  start: number,
  isForward: boolean,
  hasSaid: boolean,
): Generator<number, undefined> {
  let place = start
  for (;;) {
    const isRecent = talk.anchor - momentAt(talk, place) < SEARCHED_MS
    const part = (isForward ? after : before)(talk, place, BLOCK, hasSaid && isRecent)
    const next = isForward ? part.places : part.places.toReversed()
    yield* next
    if (!part.isMore || next.length === 0) return undefined
    place = next.at(-1) ?? place
  }
}
