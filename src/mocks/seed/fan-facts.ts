import { languageOf, zoneOf } from './countries'
import { FAN_COUNT, type SeedFan } from './fans'
import { chance } from './random'

export interface FanFacts {
  /** IANA name. */
  timeZone: string
  language: string
  isVerified: boolean
}

/** Place of a fan among all, by the id. */
export const fanIndexOf = (fan: Pick<SeedFan, 'userId'>): number =>
  Number(fan.userId.slice('fan-'.length)) - 1

/** Where a fan lives and what they write in; the same each time. */
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
/** What undoes the step by which `channelAt` goes through the fans. */
const BACK = Array.from({ length: FAN_COUNT }, (_, place) => place).find(
  (place) => (place * STEP) % FAN_COUNT === 1,
)

/** The place at which a creator would have the channel with a fan; it exists if it is below the creator's number. */
export function channelPlace(creatorIndex: number, fanIndex: number): number {
  const start = (fanIndex - creatorIndex * SHIFT) % FAN_COUNT
  return (((start + FAN_COUNT) % FAN_COUNT) * (BACK ?? 1)) % FAN_COUNT
}
