import { languageOf, zoneOf } from '../countries'
import { fanIdAt, type SeedFan } from './fans'
import { chance } from '../random'
import { ROLL } from '../roll'

export interface FanFacts {
  /** IANA name. */
  timeZone: string
  language: string
  isVerified: boolean
}

/** A fan's index by id. */
export const fanIndexOf = (fan: Pick<SeedFan, 'userId'>): number =>
  Number(fan.userId.slice('fan-'.length)) - 1

/** A fan's time zone and language; deterministic. */
export function fanFacts(fan: SeedFan): FanFacts {
  const index = fanIndexOf(fan)
  return {
    timeZone: zoneOf(index, fan.countryCode),
    language: languageOf(index, fan.countryCode),
    isVerified: chance(ROLL.fanIsVerified, index) < 0.7,
  }
}

/** Fans who may write to several creators. The busiest creator alone has the later ones, in order. */
const SHARED_FANS = 40_000
const STEP = 7919
const SHIFT = 104_729
const INVERSE_STEP = Array.from({ length: SHARED_FANS }, (_, index) => index).find(
  (index) => (index * STEP) % SHARED_FANS === 1,
)

/** Index of the fan in a creator's channel; no fan has two with one creator. */
export const fanIndexAt = (creatorIndex: number, channelIndex: number): number =>
  channelIndex < SHARED_FANS ? (channelIndex * STEP + creatorIndex * SHIFT) % SHARED_FANS : channelIndex

export const fanIdOfChannel = (creatorIndex: number, channelIndex: number): string =>
  fanIdAt(fanIndexAt(creatorIndex, channelIndex))

/** Index of a creator's channel with a fan; it exists if below the creator's channel count. */
export function channelIndexWith(creatorIndex: number, fanIndex: number): number {
  if (fanIndex >= SHARED_FANS) return fanIndex
  const start = (fanIndex - creatorIndex * SHIFT) % SHARED_FANS
  return (((start + SHARED_FANS) % SHARED_FANS) * (INVERSE_STEP ?? 1)) % SHARED_FANS
}
