import { splitByWeights } from '@/domain/figures/metrics'

import { HOUR_MS } from '../../seed/calendar'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { type MassStage, testSizeOf, unsentAtOf } from './mass-progress'
import type { StoredMass } from '../../state/stored-mass'

const SEEN_WITHIN_MS = 3 * HOUR_MS
const BOUGHT_WITHIN_MS = 5 * HOUR_MS
const SEEN_DELAY_MS = 20_000
/** One of two versions performs better. */
const BETTER_FACTOR = 1.15
const WORSE_FACTOR = 0.85
/** Shares of recipients who buy at the usual price, and how many more do at a low one. */
const [LEAST_BOUGHT, SPREAD_BOUGHT, CHEAP_FACTOR] = [0.004, 0.014, 1.4]

type VersionName = 'first' | 'second'

export interface VersionResults {
  sent: number
  seen: number
  bought: number
  revenue: number
}

export interface MassResults extends VersionResults {
  unsent: number
  winner: VersionName | null
}

const randomOf = ({ massMessageId }: StoredMass, mark: number): number => {
  const signs = Array.from(massMessageId, (sign) => sign.codePointAt(0) ?? 0)
  return chance(ROLL.massResults, mark, ...signs)
}

export const priceOf = ({ content, second }: StoredMass, version: VersionName): number =>
  version === 'second' ? (second?.content.price ?? 0) : content.price

function appealOf(mass: StoredMass, version: VersionName): number {
  if (mass.second === null) return 1
  const liked: VersionName = randomOf(mass, 3) < 0.5 ? 'first' : 'second'
  return version === liked ? BETTER_FACTOR : WORSE_FACTOR
}

/** No message sells to more of its recipients. */
export const MAX_BUY_RATE = (LEAST_BOUGHT + SPREAD_BOUGHT) * CHEAP_FACTOR * BETTER_FACTOR

/** Share of recipients who eventually buy; lower for higher prices, and little enough to fit the earnings. */
function buyRateOf(mass: StoredMass, version: VersionName): number {
  const price = priceOf(mass, version)
  if (price === 0) return 0
  return (
    (LEAST_BOUGHT + randomOf(mass, 1) * SPREAD_BOUGHT) *
    Math.min(CHEAP_FACTOR, 1600 / price) *
    appealOf(mass, version)
  )
}

/** Share of recipients who eventually open it. */
const seeRateOf = (mass: StoredMass): number => 0.55 + randomOf(mass, 2) * 0.27

/** Whether the fan at this index eventually opens it; deterministic. */
export const willSee = (mass: StoredMass, version: number): boolean =>
  chance(ROLL.massIsSeen, version, mass.startsAt % 1_000_003) < seeRateOf(mass)

/** The version that earns more per fan, once decided; for free ones the better liked. */
function winnerOf(mass: StoredMass, now: number): VersionName | null {
  if (mass.second === null || now < mass.startsAt + mass.second.decideAfterMs) return null
  const worth = (version: VersionName) =>
    priceOf(mass, version) * buyRateOf(mass, version) || appealOf(mass, version) / 1000
  return worth('first') >= worth('second') ? 'first' : 'second'
}

/** The version of the n-th recipient: alternating during the test, then the winner. */
export function versionAt(mass: StoredMass, nth: number, now: number): VersionName {
  if (mass.second === null) return 'first'
  if (nth < testSizeOf(mass)) return nth % 2 === 0 ? 'first' : 'second'
  return winnerOf(mass, now) ?? 'first'
}

/** How many of the first `sent` get a version. */
function sentOfVersion(mass: StoredMass, version: VersionName, sent: number, now: number): number {
  if (mass.second === null) return version === 'first' ? sent : 0
  const tried = Math.min(sent, testSizeOf(mass))
  const half = version === 'first' ? Math.ceil(tried / 2) : Math.floor(tried / 2)
  return half + ((winnerOf(mass, now) ?? 'first') === version ? sent - tried : 0)
}

const shareBy = (mass: StoredMass, within: number, at: number): number =>
  1 - Math.exp(-Math.max(0, at - mass.startsAt - SEEN_DELAY_MS) / within)

/** When a version's `n`-th buyer bought; more buyers take longer. */
export function purchaseTimeAt(mass: StoredMass, version: VersionName, sent: number, n: number): number {
  const part = Math.min(0.9999, (n + 1) / Math.max(1, sent * buyRateOf(mass, version)))
  return Math.floor(mass.startsAt + SEEN_DELAY_MS - BOUGHT_WITHIN_MS * Math.log(1 - part))
}

/** A seeded one's buyers of a version: the better liked one sells more. */
function seededBuyers(mass: StoredMass, version: VersionName, now: number): number {
  const count = mass.sales?.filter(({ at }) => at <= now).length ?? 0
  if (mass.second === null) return version === 'first' ? count : 0
  const weights = (['first', 'second'] as const).map(
    (one) => sentOfVersion(mass, one, mass.total, now) * appealOf(mass, one),
  )
  return splitByWeights(count, weights)[version === 'first' ? 0 : 1] ?? 0
}

/** Results of a version up to a moment: they only grow, and end when the rest is unsent. */
export function versionResults(
  mass: StoredMass,
  version: VersionName,
  stage: MassStage,
  now: number,
): VersionResults {
  const until = Math.min(now, unsentAtOf(mass, now))
  const sent = sentOfVersion(mass, version, stage.sent, now)
  const bought = mass.sales
    ? seededBuyers(mass, version, now)
    : Math.floor(sent * buyRateOf(mass, version) * shareBy(mass, BOUGHT_WITHIN_MS, until))
  const sight = Math.min(0.95, seeRateOf(mass) * appealOf(mass, version))
  const seen = Math.max(bought, Math.floor(sent * sight * shareBy(mass, SEEN_WITHIN_MS, until)))
  return { sent, seen, bought, revenue: bought * priceOf(mass, version) }
}

/** Results of a mass message up to a moment, over both versions. */
export function resultsOf(mass: StoredMass, stage: MassStage, now: number): MassResults {
  const [first, second] = [
    versionResults(mass, 'first', stage, now),
    versionResults(mass, 'second', stage, now),
  ]
  const bought = first.bought + second.bought
  return {
    sent: stage.sent,
    seen: first.seen + second.seen,
    bought,
    revenue: first.revenue + second.revenue,
    unsent: Math.floor((stage.sent - bought) * stage.unsentPart),
    winner: winnerOf(mass, now),
  }
}
