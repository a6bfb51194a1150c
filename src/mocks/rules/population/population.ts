import { MEMBER_STATES } from '@/domain/chat/channel'

import { memoByCreator } from '../../seed/memo'
import { channelCount, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { type PopulationFan, populationFanAt } from '../../seed/fans/population-fan'
import { manualListBits } from '../../seed/fans/lists'
import { TIERS } from '../../seed/fans/members'
import type { PaymentKind } from '../../seed/money/payments'
import { runInSlices } from '../base/slices'

/**
 * All fans of a creator as columns of typed arrays, so that tens of thousands can be scanned within a
 * frame.
 */
export interface Population {
  size: number
  fanIndex: Int32Array
  indexByFan: Map<number, number>
  /** Seeded manual lists, a bit per list. */
  lists: Uint16Array
  isCreator: Uint8Array
  isBlocked: Uint8Array
  /** Indices in MEMBER_STATES and TIERS; 255 without a tier. */
  state: Uint8Array
  tier: Uint8Array
  /** Times in ms; 0 for none. */
  since: Float64Array
  endsAt: Float64Array
  wroteAt: Float64Array
  seenAt: Float64Array
  countries: string[]
  languages: string[]
  /** Fan `n`'s payments are at `paidFrom[n]` up to `paidFrom[n + 1]`, oldest first and without refunded ones. */
  paidFrom: Int32Array
  paidAt: number[]
  paidAmount: number[]
  paidKind: PaymentKind[]
}

const NO_TIER = 255
/** The membership state of a group's empty row. */
export const NO_MEMBERSHIP = 255

const emptyPopulation = (size: number): Population => ({
  size,
  fanIndex: new Int32Array(size),
  indexByFan: new Map(),
  lists: new Uint16Array(size),
  isCreator: new Uint8Array(size),
  isBlocked: new Uint8Array(size),
  state: new Uint8Array(size),
  tier: new Uint8Array(size),
  since: new Float64Array(size),
  endsAt: new Float64Array(size),
  wroteAt: new Float64Array(size),
  seenAt: new Float64Array(size),
  countries: [],
  languages: [],
  paidFrom: new Int32Array(size + 1),
  paidAt: [],
  paidAmount: [],
  paidKind: [],
})

function setFan(population: Population, channelIndex: number, one: PopulationFan, lists: number): void {
  population.fanIndex[channelIndex] = one.fanIndex
  population.indexByFan.set(one.fanIndex, channelIndex)
  population.lists[channelIndex] = lists
  population.isCreator[channelIndex] = Number(one.isCreator)
  population.isBlocked[channelIndex] = Number(one.isBlocked)
  population.state[channelIndex] = MEMBER_STATES.indexOf(one.member.state)
  population.tier[channelIndex] =
    one.member.tier === null ? NO_TIER : TIERS.findIndex((tier) => tier === one.member.tier)
  population.since[channelIndex] = one.member.since ?? 0
  population.endsAt[channelIndex] = one.member.endsAt ?? 0
  population.wroteAt[channelIndex] = one.wroteAt
  population.seenAt[channelIndex] = one.seenAt
  population.countries.push(one.fan.countryCode)
  population.languages.push(one.facts.language)
  for (const payment of one.payments) {
    if (payment.isRefunded) continue
    population.paidAt.push(payment.at)
    population.paidAmount.push(payment.amount)
    population.paidKind.push(payment.kind)
  }
  population.paidFrom[channelIndex + 1] = population.paidAt.length
}

/** A group occupies a row among the conversations and leaves it empty. */
function setGroup(population: Population, channelIndex: number): void {
  population.fanIndex[channelIndex] = -1
  population.state[channelIndex] = NO_MEMBERSHIP
  population.countries.push('')
  population.languages.push('')
  population.paidFrom[channelIndex + 1] = population.paidAt.length
}

/** Builds in slices to keep the page responsive when the backend runs in it. */
async function buildPopulation(creator: SeedCreator, anchor: number): Promise<Population> {
  const population = emptyPopulation(channelCount(creator))
  await runInSlices(population.size, (channelIndex) => {
    if (isGroupIndex(channelIndex)) setGroup(population, channelIndex)
    else {
      const one = populationFanAt(creator, channelIndex, anchor)
      setFan(population, channelIndex, one, manualListBits(one, creator, anchor))
    }
  })
  return population
}

/** All seeded fans of a creator. */
export const populationOf = memoByCreator(4, buildPopulation)

/** The same for a single fan, at index 0. */
export function singleFanPopulation(one: PopulationFan, creator: SeedCreator, anchor: number): Population {
  const population = emptyPopulation(1)
  setFan(population, 0, one, manualListBits(one, creator, anchor))
  return population
}
