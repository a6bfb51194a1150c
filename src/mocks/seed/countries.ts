import { chance, pick } from './random'
import { ROLL } from './roll'

/** Time zones and languages of a country's fans, equally likely. */
interface CountryFacts {
  zones: readonly string[]
  languages: readonly string[]
}

const COUNTRY_FACTS: Readonly<Record<string, CountryFacts>> = {
  US: {
    zones: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
    languages: ['en', 'en', 'en', 'en', 'en', 'en', 'es'],
  },
  GB: { zones: ['Europe/London'], languages: ['en'] },
  DE: { zones: ['Europe/Berlin'], languages: ['de'] },
  PL: { zones: ['Europe/Warsaw'], languages: ['pl'] },
  BR: { zones: ['America/Sao_Paulo', 'America/Sao_Paulo', 'America/Manaus'], languages: ['pt-BR'] },
  JP: { zones: ['Asia/Tokyo'], languages: ['ja'] },
  KR: { zones: ['Asia/Seoul'], languages: ['ko'] },
  FR: { zones: ['Europe/Paris'], languages: ['fr'] },
  ES: { zones: ['Europe/Madrid'], languages: ['es'] },
  MX: { zones: ['America/Mexico_City', 'America/Tijuana'], languages: ['es'] },
  SA: { zones: ['Asia/Riyadh'], languages: ['ar'] },
  EG: { zones: ['Africa/Cairo'], languages: ['ar'] },
  CA: { zones: ['America/Toronto', 'America/Vancouver'], languages: ['en', 'en', 'fr'] },
  AU: { zones: ['Australia/Sydney', 'Australia/Perth'], languages: ['en'] },
  IT: { zones: ['Europe/Rome'], languages: ['it'] },
}

/** Fans' countries; repetition sets the weight. */
const MARKETS =
  'US US US US US US US US GB GB GB CA CA AU AU DE DE DE FR FR ES ES MX BR BR JP KR SA EG PL IT'.split(' ')

export const countryAt = (roll: number): string => pick(MARKETS, roll)

const factsOf = (countryCode: string): CountryFacts =>
  COUNTRY_FACTS[countryCode] ?? { zones: ['UTC'], languages: ['en'] }

/** A fan's language; deterministic. */
export const languageOf = (fanIndex: number, countryCode: string): string =>
  pick(factsOf(countryCode).languages, chance(ROLL.fanLanguage, fanIndex))

/** A fan's time zone, IANA name. */
export const zoneOf = (fanIndex: number, countryCode: string): string =>
  pick(factsOf(countryCode).zones, chance(ROLL.fanZone, fanIndex))
