import { MEMBER_STATES } from '@/domain/channel'

import { memoByCreator } from '../memo-by-creator'
import { channelCount, isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { type CrowdFan, crowdFan } from './crowd-fan'
import { handBits } from './seed-lists'
import { FAN_COUNT } from '../seed/fans'
import { TIERS } from '../seed/members'
import { inSlices } from '../threads/slices'

/**
 * All fans of a creator as columns of typed arrays, so that tens of thousands can be scanned within a
 * frame.
 */
export interface Crowd {
  size: number
  fanIndex: Int32Array
  placeOf: Map<number, number>
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
  /** Fan `n`'s payments are at `paidFrom[n]` up to `paidFrom[n + 1]`, oldest first. */
  paidFrom: Int32Array
  paidAt: number[]
  paidAmount: number[]
  paidTip: boolean[]
}

const NO_TIER = 255
/** The membership state of a group's empty row. */
export const NOBODY = 255

const emptyCrowd = (size: number): Crowd => ({
  size,
  fanIndex: new Int32Array(size),
  placeOf: new Map(),
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
  paidTip: [],
})

function put(crowd: Crowd, place: number, one: CrowdFan, lists: number): void {
  crowd.fanIndex[place] = one.fanIndex
  crowd.placeOf.set(one.fanIndex, place)
  crowd.lists[place] = lists
  crowd.isCreator[place] = Number(one.isCreator)
  crowd.isBlocked[place] = Number(one.isBlocked)
  crowd.state[place] = MEMBER_STATES.indexOf(one.member.state)
  crowd.tier[place] = one.member.tier === null ? NO_TIER : TIERS.findIndex((tier) => tier === one.member.tier)
  crowd.since[place] = one.member.since ?? 0
  crowd.endsAt[place] = one.member.endsAt ?? 0
  crowd.wroteAt[place] = one.wroteAt
  crowd.seenAt[place] = one.seenAt
  crowd.countries.push(one.fan.countryCode)
  crowd.languages.push(one.facts.language)
  for (const payment of one.payments) {
    crowd.paidAt.push(payment.at)
    crowd.paidAmount.push(payment.amount)
    crowd.paidTip.push(payment.kind === 'tip')
  }
  crowd.paidFrom[place + 1] = crowd.paidAt.length
}

/** A group occupies a row among the conversations and leaves it empty. */
function putGroup(crowd: Crowd, place: number): void {
  crowd.fanIndex[place] = -1
  crowd.state[place] = NOBODY
  crowd.countries.push('')
  crowd.languages.push('')
  crowd.paidFrom[place + 1] = crowd.paidAt.length
}

/** Builds in slices to keep the page responsive when the backend runs in it. */
async function build(creator: SeedCreator, anchor: number): Promise<Crowd> {
  const crowd = emptyCrowd(Math.min(channelCount(creator), FAN_COUNT))
  await inSlices(crowd.size, (place) => {
    if (isGroupPlace(place)) putGroup(crowd, place)
    else {
      const one = crowdFan(creator, place, anchor)
      put(crowd, place, one, handBits(one, creator))
    }
  })
  return crowd
}

/** All seeded fans of a creator. */
export const crowdOf = memoByCreator(4, build)

/** The same for a single fan, at index 0. */
export function crowdOfOne(one: CrowdFan, creator: SeedCreator): Crowd {
  const crowd = emptyCrowd(1)
  put(crowd, 0, one, handBits(one, creator))
  return crowd
}
