import { FAN_COUNT, type SeedFan } from './fans'
import { chance, pick } from './random'

/** Where the fans of a country live, and what they write; each as often as any other of the list. */
const COUNTRY_FACTS: Readonly<Record<string, { zones: readonly string[]; languages: readonly string[] }>> = {
  US: {
    zones: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
    languages: ['en', 'en', 'en', 'en', 'es'],
  },
  GB: { zones: ['Europe/London'], languages: ['en'] },
  DE: { zones: ['Europe/Berlin'], languages: ['de', 'de', 'de', 'en'] },
  PL: { zones: ['Europe/Warsaw'], languages: ['pl', 'en'] },
  BR: { zones: ['America/Sao_Paulo', 'America/Sao_Paulo', 'America/Manaus'], languages: ['pt-BR'] },
  JP: { zones: ['Asia/Tokyo'], languages: ['ja'] },
  KR: { zones: ['Asia/Seoul'], languages: ['ko'] },
  FR: { zones: ['Europe/Paris'], languages: ['fr'] },
  ES: { zones: ['Europe/Madrid'], languages: ['es'] },
  MX: { zones: ['America/Mexico_City', 'America/Tijuana'], languages: ['es'] },
  SA: { zones: ['Asia/Riyadh'], languages: ['ar'] },
  EG: { zones: ['Africa/Cairo'], languages: ['ar', 'ar', 'en'] },
  CA: { zones: ['America/Toronto', 'America/Vancouver'], languages: ['en', 'en', 'fr'] },
  AU: { zones: ['Australia/Sydney', 'Australia/Perth'], languages: ['en'] },
  IT: { zones: ['Europe/Rome'], languages: ['it', 'it', 'en'] },
}

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
  const { zones, languages } = COUNTRY_FACTS[fan.countryCode] ?? { zones: ['UTC'], languages: ['en'] }
  return {
    timeZone: pick(zones, chance(201, index)),
    language: pick(languages, chance(202, index)),
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
