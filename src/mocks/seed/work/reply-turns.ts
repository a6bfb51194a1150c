import { DAY_MS, agencyDay, HOUR_MS, MINUTE_MS, agencyDayStart } from '../calendar'
import { CREATORS } from '../creators'
import { creatorIndicesOf } from './duty'
import { livelyChannelIndex } from '../channels/fan-pool'
import { between, chance, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { staffById } from '../staff'
import { logsOfDay, type SeedLog } from './work-logs'
import { memo } from '../memo'

/** Possible reply times in seconds: a fixed list makes medians of any set exact and cheap. */
export const REPLY_SECONDS: readonly number[] = [
  6, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 45, 52, 60, 70, 80, 92, 105, 120, 137, 155, 175, 200, 225, 255, 290, 330,
  375, 425, 480, 545, 620, 700, 800, 910, 1030, 1170, 1330, 1510, 1720, 1950, 2200, 2500, 2850, 3240, 3600,
  4150, 4780, 5510, 6360, 7330, 8450, 9740, 11_200, 12_900, 14_900, 17_200, 19_800, 22_900, 26_300, 30_400, 35_000, 40_400,
  46_500,
] // oxfmt-ignore
/** Instead of an index of the list: no reply. */
export const NO_REPLY = 255

/** Turns of fans with their replies, a column per field, so that a year can be scanned at once. */
export interface Turns {
  /** The earliest start of the day's logs; `after` counts from here. */
  start: number
  after: Int32Array
  staff: Uint8Array
  creator: Uint8Array
  channelIndex: Uint16Array
  messages: Uint8Array
  /** Index in REPLY_SECONDS. */
  reply: Uint8Array
  keystrokes: Uint16Array
  /** In cents, of an unbought offer; 0: none. */
  price: Uint16Array
}

const PRICES = [800, 1200, 1200, 1600, 2400, 4000] as const
const OFFER_SHARE = 0.3
const UNANSWERED_SHARE = 0.025

/** Columns while they are filled. */
interface TurnColumns {
  after: number[]
  staff: number[]
  creator: number[]
  channelIndex: number[]
  messages: number[]
  reply: number[]
  keystrokes: number[]
  price: number[]
}

/** The index of the nearest reply time. */
export function replyIndex(seconds: number): number {
  const above = REPLY_SECONDS.findIndex((time) => time >= seconds)
  if (above === -1) return REPLY_SECONDS.length - 1
  const [low = 0, high = 0] = [REPLY_SECONDS[above - 1], REPLY_SECONDS[above]]
  return above > 0 && seconds - low < high - seconds ? above - 1 : above
}

/** The longest seeded wait; users of the console may leave fans longer. */
const SEED_REPLY_COUNT = REPLY_SECONDS.indexOf(3600)
const log6 = Math.log(6)
const step = (Math.log(3600) - log6) / SEED_REPLY_COUNT
const seedReplyIndex = (seconds: number): number =>
  Math.min(SEED_REPLY_COUNT, Math.max(0, Math.round((Math.log(seconds) - log6) / step)))

/** The longest duration of a turn's messages. */
const LAST_TURN_MS = 2 * MINUTE_MS

/** Creators weighted by workload. */
function weightsOf(creatorIndices: readonly number[]): number[] {
  let sum = 0
  return creatorIndices.map((creatorIndex) => {
    const creator = CREATORS[creatorIndex]
    sum += creator?.status === 'paused' ? 20 : Math.sqrt(creator?.dailyGross ?? 0)
    return sum
  })
}

/** A person's pace: turns per hour, reply time in seconds, length of messages and share of offers. */
export const workPaceOf = (index: number) => ({
  turns: 9 + chance(ROLL.paceTurns, index) * 9,
  reply: 45 + chance(ROLL.paceReply, index) ** 2 * 260,
  length: 28 + chance(ROLL.paceLength, index) * 40,
  offers: OFFER_SHARE * (0.5 + chance(ROLL.paceOffers, index)),
})

/** Adds a turn: fan, reply time and messages. */
function addTurn(
  draft: TurnColumns,
  index: number,
  creatorIndices: readonly number[],
  weights: readonly number[],
  roll: () => number,
) {
  const pace = workPaceOf(index)
  const wanted = roll() * (weights.at(-1) ?? 0)
  const creatorIndex =
    creatorIndices[weights.findIndex((weight) => weight > wanted)] ?? creatorIndices[0] ?? 0
  const creator = CREATORS[creatorIndex]
  if (!creator) return
  const [who, speed, luck, many, length, offer, price] = [
    roll(),
    roll() + roll() + roll() - 1.5,
    roll(),
    roll(),
    roll(),
    roll(),
    roll(),
  ]
  const isLeft = luck < UNANSWERED_SHARE
  const hasOffer = !isLeft && offer < pace.offers
  const messages = isLeft ? 0 : between(many ** 1.6, 1, 3)
  const seconds =
    pace.reply * (0.7 + chance(ROLL.creatorReplyPace, creatorIndex) * 0.6) * Math.exp(speed * 1.7)
  draft.staff.push(index)
  draft.creator.push(creatorIndex)
  draft.channelIndex.push(livelyChannelIndex(creator, who))
  draft.messages.push(messages)
  draft.reply.push(isLeft ? NO_REPLY : seedReplyIndex(seconds))
  draft.keystrokes.push(Math.round(messages * pace.length * (0.5 + length)))
  draft.price.push(hasOffer ? pick<number>(PRICES, price) : 0)
}

function addLog(draft: TurnColumns, log: SeedLog, start: number, day: number): void {
  const person = staffById(log.userId)
  if (!person) return
  const creatorIndices = creatorIndicesOf(log.userId)
  const weights = weightsOf(creatorIndices)
  const roll = random(seedOf(ROLL.turnsOfLog, person.index, day))
  // The last turn must be sent before its person clocks out.
  const length = log.clockOutAt - log.clockInAt - LAST_TURN_MS
  const count = Math.round((length / HOUR_MS) * workPaceOf(person.index).turns)
  for (let turn = 0; turn < count; turn += 1) {
    draft.after.push(Math.floor(log.clockInAt - start + ((turn + roll()) / count) * length))
    addTurn(draft, person.index, creatorIndices, weights, roll)
  }
}

function buildTurns(day: number): Turns {
  const start = agencyDayStart(day) - DAY_MS
  const draft: TurnColumns = {
    after: [],
    staff: [],
    creator: [],
    channelIndex: [],
    messages: [],
    reply: [],
    keystrokes: [],
    price: [],
  }
  for (const log of logsOfDay(day)) addLog(draft, log, start, day)
  return {
    start,
    after: Int32Array.from(draft.after),
    staff: Uint8Array.from(draft.staff),
    creator: Uint8Array.from(draft.creator),
    channelIndex: Uint16Array.from(draft.channelIndex),
    messages: Uint8Array.from(draft.messages),
    reply: Uint8Array.from(draft.reply),
    keystrokes: Uint16Array.from(draft.keystrokes),
    price: Uint16Array.from(draft.price),
  }
}

/** Turns in logs that started on a day. */
export const turnsOfDay = memo((day: number) => day, buildTurns)

/** Histogram of reply times from `from` until `to`, by creator. */
export function repliesByCreator(from: number, to: number): readonly Uint32Array[] {
  const found = CREATORS.map(() => new Uint32Array(REPLY_SECONDS.length))
  for (let day = agencyDay(from) - 1; day <= agencyDay(to); day += 1) {
    const { start, after, creator, reply } = turnsOfDay(day)
    for (let index = 0; index < after.length; index += 1) {
      const at = start + (after[index] ?? 0)
      const [counts, time] = [found[creator[index] ?? 0], reply[index] ?? NO_REPLY]
      if (counts && at >= from && at < to && time !== NO_REPLY) counts[time] = (counts[time] ?? 0) + 1
    }
  }
  return found
}
