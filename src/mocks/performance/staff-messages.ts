import { channelAt, channelCount, isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { changedChannels } from '../threads/derived'
import { inSlices } from '../threads/slices'
import { countOf, findTalk, idAt, sentAt, type Talk } from '../threads/talk'
import type { World } from '../world'

/** So many of a creator's conversations are looked into, the newest ones; and all in which something has happened here. */
const MOST_CHANNELS = 400

/** A message of a conversation, by its place. */
export interface Spot {
  talk: Talk
  place: number
  at: number
}

/** Where to go on: right after this one. */
export interface After {
  at: number
  messageId: string
}

type Waiting = Spot | { creator: SeedCreator; index: number; at: number }

/** Newest first, the rest in no order: a heap. */
class Newest {
  private readonly heap: Waiting[] = []

  push(one: Waiting): void {
    let place = this.heap.push(one) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      if ((this.heap[above]?.at ?? 0) >= one.at) break
      this.swap(place, above)
      place = above
    }
  }

  pop(): Waiting | undefined {
    const [first, last] = [this.heap[0], this.heap.pop()]
    if (last === undefined || this.heap.length === 0) return first
    this.heap[0] = last
    let place = 0
    for (;;) {
      const [one, other] = [2 * place + 1, 2 * place + 2]
      const next = (this.heap[other]?.at ?? -1) > (this.heap[one]?.at ?? -1) ? other : one
      if ((this.heap[next]?.at ?? -1) <= last.at) return first
      this.swap(place, next)
      place = next
    }
  }

  private swap(one: number, other: number): void {
    const [first, second] = [this.heap[one], this.heap[other]]
    if (first) this.heap[other] = first
    if (second) this.heap[one] = second
  }
}

/** The newest message of a conversation that was sent before a moment. */
export function spotBefore(talk: Talk, until: number): Spot | undefined {
  let [low, high] = [0, countOf(talk)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentAt(talk, middle) < until) low = middle + 1
    else high = middle
  }
  return low === 0 ? undefined : { talk, place: low - 1, at: sentAt(talk, low - 1) }
}

/** A creator's next conversation as the seed has it, the newest first; conversations that were changed stand apart. */
function nextOf(world: World, creator: SeedCreator, from: number, anchor: number): Waiting | undefined {
  const changed = changedChannels(world, creator.index)
  for (let index = from; index < Math.min(MOST_CHANNELS, channelCount(creator)); index += 1) {
    if (isGroupPlace(index)) continue
    const seed = channelAt(creator, index)
    if (!changed.has(seed.channelId)) return { creator, index, at: anchor - seed.quietForMs }
  }
  return undefined
}

interface Looked {
  creators: readonly SeedCreator[]
  from: number
  to: number
  after: After | undefined
  anchor: number
  /** So many messages are looked at, at most. */
  most: number
}

/** What is waiting to be looked at, at the start: each creator's newest conversation, and all that were changed. */
function begin(world: World, { creators, anchor }: Looked, newest: Newest, until: number): void {
  for (const creator of creators) {
    const first = nextOf(world, creator, 0, anchor)
    if (first) newest.push(first)
    for (const channelId of changedChannels(world, creator.index))
      open(findTalk(world, creator, channelId), newest, until)
  }
}

function open(talk: Talk | undefined, newest: Newest, until: number): void {
  const spot = talk?.seed.kind === 'direct' ? spotBefore(talk, until) : undefined
  if (spot) newest.push(spot)
}

/**
 * Goes through the messages of conversations between two moments, newest first, until `visit` has enough. Only conversations
 * that reach into the period are opened, and those one after the other. Tells the last one seen; undefined at the end.
 */
export async function eachMessage(
  world: World,
  looked: Looked,
  visit: (spot: Spot) => boolean,
): Promise<After | undefined> {
  const { from, to, after, anchor, most } = looked
  const newest = new Newest()
  const until = after ? after.at + 1 : to
  begin(world, looked, newest, until)
  let seen: After | undefined
  let count = 0
  let isDone = false
  await inSlices(Number.MAX_SAFE_INTEGER, () => {
    const next = newest.pop()
    isDone = !next || next.at < from
    if (!next || isDone) return false
    if ('index' in next) {
      open(findTalk(world, next.creator, channelAt(next.creator, next.index).channelId), newest, until)
      const later = nextOf(world, next.creator, next.index + 1, anchor)
      if (later) newest.push(later)
      return true
    }
    const { talk, place, at } = next
    if (place > 0) newest.push({ talk, place: place - 1, at: sentAt(talk, place - 1) })
    const messageId = idAt(talk, place)
    if (after && at === after.at && messageId >= after.messageId) return true
    seen = { at, messageId }
    count += 1
    return visit(next) && count < most
  })
  return isDone ? undefined : seen
}
