import { MEMBER_STATES } from '@/domain/channel'

import { memoByCreator } from '../memo-by-creator'
import { channelCount, isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { type CrowdFan, crowdFan } from './crowd-fan'
import { handBits } from './seed-lists'
import { FAN_COUNT } from '../seed/fans'
import { TIERS } from '../seed/members'
import { inSlices } from '../threads/slices'

/** Everybody a creator can write to, field by field, so that tens of thousands are gone through within a frame. */
export interface Crowd {
  size: number
  fanIndex: Int32Array
  placeOf: Map<number, number>
  /** Lists of the seed that are kept by hand, as bits by place. */
  lists: Uint16Array
  isCreator: Uint8Array
  isBlocked: Uint8Array
  /** Places in MEMBER_STATES and TIERS; 255 without a tier. */
  state: Uint8Array
  tier: Uint8Array
  /** Moments; 0 where there is none. */
  since: Float64Array
  endsAt: Float64Array
  wroteAt: Float64Array
  seenAt: Float64Array
  countries: string[]
  languages: string[]
  /** The payments of fan `n` stand from `paidFrom[n]` up to `paidFrom[n + 1]`, oldest first. */
  paidFrom: Int32Array
  paidAt: number[]
  paidAmount: number[]
  paidTip: boolean[]
}

const NO_TIER = 255
/** Stands for the membership of a group's empty place. */
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

/** A group stands among the conversations: its place stays empty. */
function putGroup(crowd: Crowd, place: number): void {
  crowd.fanIndex[place] = -1
  crowd.state[place] = NOBODY
  crowd.countries.push('')
  crowd.languages.push('')
  crowd.paidFrom[place + 1] = crowd.paidAt.length
}

/** Built in slices, so that a page that plays the backend itself stays smooth. */
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

/** All fans of a creator as the seed has them. */
export const crowdOf = memoByCreator(4, build)

/** The same of one fan alone, at place 0. */
export function crowdOfOne(one: CrowdFan, creator: SeedCreator): Crowd {
  const crowd = emptyCrowd(1)
  put(crowd, 0, one, handBits(one, creator))
  return crowd
}
