import { DAY_MS } from '../../seed/calendar'
import { turnMessageTime, TURN_SPREAD_MS, turnMessageId } from '../../seed/messages/work-messages'
import { STAFF } from '../../seed/staff'
import { channelOfTurn } from '../../seed/messages/turn-channel'
import { NO_REPLY } from '../../seed/work/reply-turns'
import { stepAt } from './work-hours'
import { eachTurn, type SeedTurn } from './turns-in'
import { countFan, type WorkTally } from './work-tally'

/** How long an offer can be bought. */
export const OFFER_LIFETIME_MS = 14 * DAY_MS

/** Where turns are counted: the period's steps, and a tally per person, creator and step. */
interface TurnCount {
  readonly edges: readonly number[]
  readonly from: number
  readonly to: number
  readonly anchor: number
  readonly now: number
  /** Unsent messages. */
  readonly unsent: ReadonlySet<string>
  /** Negative for people who are not counted. */
  slotOf(userId: string): number
  has(creatorIndex: number): boolean
  tally(slot: number, creatorIndex: number, step: number): WorkTally
}

/** Counts a turn once: when its first message was sent, or the fan waited in vain. */
function countTurn({ turns, index }: SeedTurn, { counts, replies }: WorkTally): void {
  const reply = turns.reply[index] ?? 0
  if (reply === NO_REPLY) {
    counts.unansweredTurns += 1
    return
  }
  counts.keystrokes += turns.keystrokes[index] ?? 0
  replies[reply] = (replies[reply] ?? 0) + 1
}

/** Counts a turn's paid offer, part of its last message. */
function countTurnOffer(counting: TurnCount, turn: SeedTurn, at: number, { counts }: WorkTally): void {
  const { turns, day, index } = turn
  const { anchor, now, unsent } = counting
  const price = turns.price[index] ?? 0
  if (price === 0) return
  counts.paidMessages += 1
  counts.priceSum += price
  if (now - at >= OFFER_LIFETIME_MS) return
  const last = turns.messages[index] ?? 0
  const isUnsent = unsent.size > 0 && unsent.has(turnMessageId(day, turns, index, last, anchor))
  if (!isUnsent) counts.openMessages += 1
}

/** Counts replies to fans: each message at its send time. */
export function countTurns(counting: TurnCount): void {
  const { from, to, edges, anchor } = counting
  const slots = STAFF.map(({ userId }) => counting.slotOf(userId))
  let step = 0
  const isInStep = (at: number): boolean => at >= (edges[step] ?? 0) && at < (edges[step + 1] ?? 0)
  eachTurn(from - TURN_SPREAD_MS, to, (turn) => {
    const { turns, index, at: begun } = turn
    const slot = slots[turns.staff[index] ?? 0] ?? -1
    const creatorIndex = turns.creator[index] ?? 0
    if (slot < 0 || !counting.has(creatorIndex)) return
    const count = turns.messages[index] ?? 0
    let tally: WorkTally | undefined
    for (let nth = 1; nth <= Math.max(1, count); nth += 1) {
      const at = turnMessageTime(begun, index, nth)
      if (at < from || at >= to) continue
      if (!tally || !isInStep(at)) {
        if (!isInStep(at)) step = stepAt(edges, at)
        tally = counting.tally(slot, creatorIndex, step)
        if (count > 0) countFan(tally, creatorIndex, channelOfTurn(turns, index, anchor))
      }
      if (nth === 1) countTurn(turn, tally)
      if (count > 0) tally.counts.messages += 1
      if (nth === count) countTurnOffer(counting, turn, at, tally)
    }
  })
}
