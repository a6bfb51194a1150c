import { languageOf, zoneOf } from '../countries'
import { FAN_COUNT, type SeedFan } from './fans'
import { chance } from '../random'

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
    isVerified: chance(203, index) < 0.7,
  }
}

const STEP = 7919
const SHIFT = 104_729
/** The inverse of the step by which `channelAt` assigns fans. */
const INVERSE_STEP = Array.from({ length: FAN_COUNT }, (_, place) => place).find(
  (place) => (place * STEP) % FAN_COUNT === 1,
)

/** Index of a creator's channel with a fan; it exists if below the creator's channel count. */
export function channelIndexWith(creatorIndex: number, fanIndex: number): number {
  const start = (fanIndex - creatorIndex * SHIFT) % FAN_COUNT
  return (((start + FAN_COUNT) % FAN_COUNT) * (INVERSE_STEP ?? 1)) % FAN_COUNT
}
