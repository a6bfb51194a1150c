import { DAY_MS } from '../../seed/calendar'
import { isNewcomer } from '../../seed/channels/channels'
import { workMessagesIn } from '../../seed/messages/work-messages'
import { messageCountOf, insertRecord, sentAt, type Conversation } from './conversation'

/** Indices in order, and whether there are more. */
export interface MessagePositions {
  positions: number[]
  isMore: boolean
}

/** Derived messages before the first seeded one are read in ranges of this length. */
const RECORDS_STEP_MS = 10 * DAY_MS

type IndexRange = readonly [from: number, to: number]

/** Derived messages between two moments, within a range of indices. */
function recordsBetween(conversation: Conversation, moments: IndexRange, within: IndexRange): number[] {
  const { creator, seed } = conversation
  if (seed.kind !== 'direct' || isNewcomer(creator.index, seed.index)) return []
  return workMessagesIn(creator, seed.index, moments, conversation).map((records) =>
    insertRecord(conversation, records, within),
  )
}

/** When the message at an index was sent; now beyond the last one. */
const sentAtOrNow = (conversation: Conversation, position: number): number =>
  position < messageCountOf(conversation) ? sentAt(conversation, position) : conversation.now + 1

const indexRange = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)

const sorted = (positions: readonly number[]): number[] => positions.toSorted((a, b) => a - b)

/** Up to `limit` indices right before one, optionally with the derived messages among them. */
export function positionsBefore(
  conversation: Conversation,
  position: number,
  limit: number,
  withRecords = true,
): MessagePositions {
  const first = Math.max(0, Math.ceil(position) - limit)
  const end = sentAtOrNow(conversation, position)
  const from = position < 0 ? end - RECORDS_STEP_MS : sentAtOrNow(conversation, first)
  const within = [first, Math.min(messageCountOf(conversation), Math.ceil(position) + 1)] as const
  const records = withRecords
    ? recordsBetween(conversation, [from, end + 1], within).filter((one) => one < position)
    : []
  const all = sorted([...indexRange(first, Math.ceil(position)), ...records])
  const isMore = first > 0 || all.length > limit || (position < 0 && records.length > 0)
  return { positions: all.slice(-limit), isMore }
}

/** Up to `limit` indices right after one. */
export function positionsAfter(
  conversation: Conversation,
  position: number,
  limit: number,
  withRecords = true,
): MessagePositions {
  const begin = sentAtOrNow(conversation, position)
  const early = position < 0 && sentAtOrNow(conversation, 0) - begin > RECORDS_STEP_MS
  const next = early
    ? recordsBetween(conversation, [begin, begin + RECORDS_STEP_MS], [0, 0]).filter((one) => one > position)
    : []
  if (next.length > 0) return { positions: next.slice(0, limit), isMore: true }
  const last = Math.min(messageCountOf(conversation), Math.floor(position) + 1 + limit)
  const from = early ? sentAtOrNow(conversation, 0) : begin
  const within = [Math.max(0, Math.floor(position)), last] as const
  const to = sentAtOrNow(conversation, last)
  const records = withRecords
    ? recordsBetween(conversation, [from, to], within).filter((one) => one > position)
    : []
  const all = sorted([...indexRange(Math.floor(position) + 1, last), ...records])
  return { positions: all.slice(0, limit), isMore: last < messageCountOf(conversation) || all.length > limit }
}

/** Indices with one in their middle, where both sides have enough. */
export function positionsAround(
  conversation: Conversation,
  position: number,
  limit: number,
): MessagePositions & { isMoreAfter: boolean } {
  const [earlier, later] = [
    positionsBefore(conversation, position, limit),
    positionsAfter(conversation, position, limit),
  ]
  const from = [position, ...later.positions]
  const many = Math.min(earlier.positions.length, Math.max(Math.floor(limit / 2), limit - from.length))
  return {
    positions: [...earlier.positions.slice(earlier.positions.length - many), ...from.slice(0, limit - many)],
    isMore: earlier.isMore || many < earlier.positions.length,
    isMoreAfter: later.isMore || limit - many < from.length,
  }
}

/** How many of the newest indices include derived messages. */
const RECORDS_READ = 60

/** The newest indices of a conversation, for searches backwards. */
export function newestPositions(conversation: Conversation, many: number): number[] {
  const count = messageCountOf(conversation)
  const records = positionsBefore(conversation, count, RECORDS_READ).positions.filter(
    (position) => !Number.isInteger(position),
  )
  return sorted([...indexRange(Math.max(0, count - many), count), ...records])
}

const BLOCK = 256
/** Text search ignores older derived messages. */
const SEARCHED_MS = 400 * DAY_MS

/** All indices before or after one, one by one. */
export function* positionsFrom(
  conversation: Conversation,
  start: number,
  isForward: boolean,
  withRecords: boolean,
): Generator<number, undefined> {
  let position = start
  for (;;) {
    const isRecent = conversation.anchor - sentAtOrNow(conversation, position) < SEARCHED_MS
    const part = (isForward ? positionsAfter : positionsBefore)(
      conversation,
      position,
      BLOCK,
      withRecords && isRecent,
    )
    const next = isForward ? part.positions : part.positions.toReversed()
    yield* next
    if (!part.isMore || next.length === 0) return undefined
    position = next.at(-1) ?? position
  }
}
