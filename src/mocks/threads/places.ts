import { DAY_MS } from '../seed/calendar'
import { isNewcomer } from '../seed/channels'
import { saidIn } from '../seed/said'
import { countOf, putBetween, sentAt, type Talk } from './talk'

/** Places in their order, and whether there are more beyond. */
export interface Places {
  places: number[]
  isMore: boolean
}

/** What was said before the first message of the seed is told in stretches of so long. */
const STRETCH_MS = 10 * DAY_MS

type Stretch = readonly [from: number, to: number]

/** What was said between two moments; those are of the places `within`. */
function saidBetween(talk: Talk, moments: Stretch, within: Stretch): number[] {
  const { creator, seed } = talk
  if (seed.kind !== 'direct' || isNewcomer(creator.index, seed.index)) return []
  return saidIn(creator, seed.index, moments, talk).map((said) => putBetween(talk, said, within))
}

/** When the message at a place was sent; behind the last one it is now. */
const momentAt = (talk: Talk, place: number): number =>
  place < countOf(talk) ? sentAt(talk, place) : talk.now + 1

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)

const inOrder = (places: readonly number[]): number[] => places.toSorted((one, other) => one - other)

/** Up to so many places right before one; without what was said between them where that cannot matter. */
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

/** Up to so many places right after one. */
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

/** So many places with one in their middle, where there are as many on either side. */
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

/** Of so many of the newest places what was said between them is known as well. */
const READ = 60

/** The newest places of a conversation, as far back as something is looked for among them. */
export function newest(talk: Talk, many: number): number[] {
  const count = countOf(talk)
  const said = before(talk, count, READ).places.filter((place) => !Number.isInteger(place))
  return inOrder([...range(Math.max(0, count - many), count), ...said])
}

const BLOCK = 256
/** What was said longer ago is not searched for words. */
const SEARCHED_MS = 400 * DAY_MS

/** All places before or after one, one by one from there on. */
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
