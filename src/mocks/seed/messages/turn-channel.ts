import { agencyDay, HOUR_MS } from '../calendar'
import { channelAt, type SeedChannel } from '../channels/channels'
import { CREATORS, type SeedCreator } from '../creators'
import { channelIndexAt } from '../channels/fan-pool'
import { messageAt } from './messages'
import { seedOf } from '../random'
import { ROLL } from '../roll'
import { isSoldMessage, MAX_WAIT_MS, salesBetween } from '../money/sales'
import { beforeLastMs } from '../channels/timing'
import { NO_REPLY, type Turns, turnsOfDay } from '../work/reply-turns'

/** How many conversations, how far apart, to try for a turn without a reply. */
const MAX_TRIES = 10
const STEP = 41

/** Whether staff wrote within the hour starting at this age before the anchor. */
function isAnswered(channel: SeedChannel, age: number): boolean {
  const { messageCount, quietForMs } = channel
  const seed = seedOf(ROLL.channel, channel.creatorIndex, channel.index)
  const ageAt = (index: number) => quietForMs + beforeLastMs(seed, messageCount, messageCount - 1 - index)
  let [low, high] = [0, messageCount]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ageAt(middle) > age) low = middle + 1
    else high = middle
  }
  for (let index = low; index < messageCount && ageAt(index) > age - HOUR_MS; index += 1)
    if (messageAt(channel, index).from === 'staff') return true
  return false
}

const ageOf = (turns: Turns, n: number, anchor: number): number =>
  anchor - turns.start - (turns.after[n] ?? 0)

/** Candidate conversations of a turn, without reading work records. */
export function candidateChannels(turns: Turns, n: number, anchor: number): number[] {
  const creator = CREATORS[turns.creator[n] ?? 0]
  if (!creator) return []
  const tries = turns.reply[n] === NO_REPLY ? MAX_TRIES : 1
  return Array.from({ length: tries }, (_, nth) =>
    channelIndexAt(creator, (turns.channelIndex[n] ?? 0) + nth * STEP, ageOf(turns, n, anchor)),
  )
}

/** Conversations in which staff wrote within an hour after a moment, by the work records. */
function answeredWithin(creator: SeedCreator, from: number, anchor: number): ReadonlySet<number> {
  const sent = salesBetween([creator], from, from + HOUR_MS + MAX_WAIT_MS).filter(
    (sale) =>
      isSoldMessage(sale, anchor) && (sale.sentAt ?? 0) >= from && (sale.sentAt ?? 0) < from + HOUR_MS,
  )
  const channelIndices = new Set(sent.map(({ channelIndex }) => channelIndex))
  for (let day = agencyDay(from) - 1; day <= agencyDay(from + HOUR_MS); day += 1) {
    const turns = turnsOfDay(day)
    for (let n = 0; n < turns.after.length; n += 1) {
      const after = anchor - ageOf(turns, n, anchor) - from
      if (turns.creator[n] !== creator.index || turns.messages[n] === 0) continue
      if (after >= 0 && after < HOUR_MS) channelIndices.add(candidateChannels(turns, n, anchor)[0] ?? 0)
    }
  }
  return channelIndices
}

/** Index of a turn's conversation: one without a reply by anyone for an hour, if the turn is unanswered. */
export function channelOfTurn(turns: Turns, n: number, anchor: number): number {
  const channelIndices = candidateChannels(turns, n, anchor)
  const [first = 0] = channelIndices
  const creator = CREATORS[turns.creator[n] ?? 0]
  if (!creator || channelIndices.length === 1) return first
  const age = ageOf(turns, n, anchor)
  const answered = answeredWithin(creator, anchor - age, anchor)
  const isLeft = (channelIndex: number) =>
    !answered.has(channelIndex) && !isAnswered(channelAt(creator, channelIndex), age)
  return channelIndices.find(isLeft) ?? first
}
