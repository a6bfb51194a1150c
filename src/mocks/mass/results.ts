import { HOUR_MS } from '../seed/calendar'
import { chance } from '../seed/random'
import { type MassStage, unsentAtOf } from './progress'
import type { StoredMass } from './stored-mass'

const SEEN_WITHIN_MS = 3 * HOUR_MS
const BOUGHT_WITHIN_MS = 5 * HOUR_MS
const SEEN_DELAY_MS = 20_000

export interface MassResults {
  seen: number
  bought: number
  revenue: number
  unsent: number
  winner: 'first' | 'second' | null
}

const luckOf = ({ massMessageId }: StoredMass, mark: number): number => {
  const signs = Array.from(massMessageId, (sign) => sign.codePointAt(0) ?? 0)
  return chance(381, mark, ...signs)
}

/** How many of those it reaches buy in the end: the dearer the fewer. */
export const buyRateOf = (mass: StoredMass): number =>
  mass.content.price === 0 ? 0 : (0.02 + luckOf(mass, 1) * 0.06) * Math.min(1.4, 1600 / mass.content.price)

/** How many of those it reaches open it in the end. */
const seeRateOf = (mass: StoredMass): number => 0.55 + luckOf(mass, 2) * 0.27

/** Whether the fan at this place opens it in the end: the same each time. */
export const willSee = (mass: StoredMass, place: number): boolean =>
  chance(382, place, mass.startsAt % 1_000_003) < seeRateOf(mass)

/** How many had bought at a moment. */
function boughtAt(mass: StoredMass, sent: number, at: number): number {
  const passed = Math.max(0, at - mass.startsAt - SEEN_DELAY_MS)
  return Math.floor(sent * buyRateOf(mass) * (1 - Math.exp(-passed / BOUGHT_WITHIN_MS)))
}

/** When buyer number `n` bought; the more of them, the later the last. */
export function buyerAt(mass: StoredMass, sent: number, n: number): number {
  const part = Math.min(0.9999, (n + 1) / Math.max(1, sent * buyRateOf(mass)))
  return Math.floor(mass.startsAt + SEEN_DELAY_MS - BOUGHT_WITHIN_MS * Math.log(1 - part))
}

/** What came of a mass message until a moment: it only ever grows, and ends when the rest is taken back. */
export function resultsOf(mass: StoredMass, { sent, unsentPart }: MassStage, now: number): MassResults {
  const until = Math.min(now, unsentAtOf(mass, now))
  const bought = boughtAt(mass, sent, until)
  const passed = Math.max(0, until - mass.startsAt - SEEN_DELAY_MS)
  const seen = Math.max(bought, Math.floor(sent * seeRateOf(mass) * (1 - Math.exp(-passed / SEEN_WITHIN_MS))))
  const isDecided = mass.second !== null && now >= mass.startsAt + mass.second.decideAfterMs
  return {
    seen,
    bought,
    revenue: bought * mass.content.price,
    unsent: Math.floor((sent - bought) * unsentPart),
    winner: isDecided ? (luckOf(mass, 3) < 0.5 ? 'first' : 'second') : null,
  }
}
