import { CRISIS_DIRECTORY_URL } from './crisis-directory'

/** How to reach a line. */
export type CrisisLineKind = 'call' | 'text' | 'chat'
/** Opening hours confirmed by a source; texts are in `common:crisis.hours_*`. */
export type CrisisHours = 'always' | 'most_of_day' | 'varies' | 'evening' | 'unstated'
/** What to know before calling; texts are in `common:crisis.note_*`. */
export type CrisisNote =
  | 'free'
  | 'from_mobiles'
  | 'many_languages'
  | 'jp_foreign_languages'
  | 'jp_three_prefectures'
  | 'jp_tenth_of_month'

export interface CrisisLine {
  /** The service's own name, never translated. */
  name: string
  kind: CrisisLineKind
  /** As people write it; `crisisLineHref` makes the link. */
  number: string
  /** Text to send. */
  keyword?: string
  url?: string
  hours: CrisisHours
  /** BCP 47 codes of the languages in the source. */
  languages: readonly string[]
  note?: CrisisNote
}

export interface CrisisCountry {
  country: string
  lines: readonly CrisisLine[]
  emergency: string
  /** The day the numbers were last verified at their source. */
  checkedOn: string
  source: string
}

/** Owner of these numbers, who verifies them every six months. */
export const CRISIS_LINES_OWNER = 'Trust and safety'
/** A test fails when a number is older than this. */
export const CRISIS_LINES_CHECK_EVERY_DAYS = 200
/**
 * Date of the list's written sources. No operator has been called since; update the date after checking,
 * which must happen before a release.
 */
const CHECKED_ON = '2026-11-21'

const callLine = (
  name: string,
  number: string,
  languages: readonly string[],
  hours: CrisisHours,
  note?: CrisisNote,
): CrisisLine => ({ name, kind: 'call', number, hours, languages, ...(note && { note }) })

const textLine = (
  name: string,
  number: string,
  languages: readonly string[],
  hours: CrisisHours,
  keyword?: string,
): CrisisLine => ({ name, kind: 'text', number, hours, languages, ...(keyword && { keyword }) })

const countryEntry = (
  country: string,
  emergency: string,
  source: string,
  lines: readonly CrisisLine[],
): CrisisCountry => ({ country, lines, emergency, checkedOn: CHECKED_ON, source })

/**
 * Lines that a government, the operator or the national press confirms. A wrong number costs lives: add none
 * unconfirmed.
 */
const CONFIRMED_COUNTRIES: readonly CrisisCountry[] = [
  countryEntry('US', '911', '988 Lifeline; Crisis Text Line', [
    callLine('988 Suicide & Crisis Lifeline', '988', ['en'], 'always'),
    textLine('988 Suicide & Crisis Lifeline', '988', ['en'], 'always'),
    textLine('Crisis Text Line', '741741', ['en'], 'always', 'HOME'),
  ]),
  countryEntry('CA', '911', '988 Suicide Crisis Helpline', [
    callLine('988 Suicide Crisis Helpline', '988', ['en', 'fr'], 'unstated'),
    textLine('988 Suicide Crisis Helpline', '988', ['en', 'fr'], 'unstated'),
  ]),
  countryEntry('MX', '911', 'Secretaría de Salud', [
    callLine('Línea de la Vida', '800 911 2000', ['es'], 'always'),
  ]),
  countryEntry('BR', '192', 'CVV with Ministério da Saúde', [
    callLine('CVV', '188', ['pt'], 'always', 'free'),
  ]),
  countryEntry('CL', '131', 'Ministerio de Salud', [
    callLine('Ministerio de Salud', '*4141', ['es'], 'always', 'from_mobiles'),
  ]),
  countryEntry('GB', '999', 'Samaritans', [callLine('Samaritans', '116 123', ['en'], 'always', 'free')]),
  countryEntry('IE', '112', 'Samaritans', [callLine('Samaritans', '116 123', ['en'], 'always', 'free')]),
  countryEntry('FR', '112', 'National suicide prevention number', [
    callLine('3114', '3114', ['fr'], 'always'),
  ]),
  countryEntry('BE', '112', 'Centre de Prévention du Suicide; Zelfmoordlijn', [
    callLine('Centre de Prévention du Suicide', '0800 32 123', ['fr'], 'always'),
    callLine('Zelfmoordlijn', '1813', ['nl'], 'always'),
  ]),
  countryEntry('CH', '144', 'Die Dargebotene Hand', [
    callLine('Die Dargebotene Hand', '143', ['de', 'fr', 'it'], 'always'),
  ]),
  countryEntry('DE', '112', 'TelefonSeelsorge', [
    callLine('TelefonSeelsorge', '0800 111 0 111', ['de'], 'always'),
    callLine('TelefonSeelsorge', '0800 111 0 222', ['de'], 'always'),
  ]),
  countryEntry('AT', '112', 'TelefonSeelsorge', [callLine('TelefonSeelsorge', '142', ['de'], 'always')]),
  countryEntry('NL', '112', '113 Zelfmoordpreventie', [
    callLine('113 Zelfmoordpreventie', '113', ['nl'], 'always', 'free'),
    callLine('113 Zelfmoordpreventie', '0800 0113', ['nl'], 'always'),
  ]),
  countryEntry('ES', '112', 'Ministerio de Sanidad; Teléfono de la Esperanza', [
    callLine('Línea 024', '024', ['es'], 'always', 'free'),
    callLine('Teléfono de la Esperanza', '717 003 717', ['es'], 'unstated'),
  ]),
  countryEntry('PT', '112', 'Linha Nacional de Prevenção do Suicídio', [
    callLine('Linha Nacional de Prevenção do Suicídio', '1411', ['pt'], 'always'),
  ]),
  countryEntry('EG', '123', 'General Secretariat of Mental Health', [
    callLine('الأمانة العامة للصحة النفسية', '16328', ['ar'], 'always'),
  ]),
  countryEntry('IN', '112', 'Tele MANAS', [
    callLine('Tele MANAS', '14416', [], 'always', 'many_languages'),
    callLine('Tele MANAS', '1-800-891-4416', [], 'always', 'many_languages'),
  ]),
  countryEntry('JP', '119', 'よりそいホットライン; #いのちSOS; いのちの電話', [
    callLine('よりそいホットライン', '0120-279-338', ['ja'], 'always', 'jp_foreign_languages'),
    callLine('よりそいホットライン', '0120-279-226', ['ja'], 'always', 'jp_three_prefectures'),
    callLine('#いのちSOS', '0120-061-338', ['ja'], 'varies'),
    callLine('いのちの電話', '0120-783-556', ['ja'], 'evening', 'jp_tenth_of_month'),
  ]),
  countryEntry('KR', '119', 'Ministry of Health and Welfare', [
    callLine('자살예방 상담전화', '109', ['ko'], 'always'),
  ]),
  countryEntry('CN', '120', 'National Health Commission', [
    callLine('12356', '12356', ['zh'], 'most_of_day'),
  ]),
  countryEntry('AU', '000', 'Lifeline', [
    callLine('Lifeline', '13 11 14', ['en'], 'always'),
    textLine('Lifeline', '0477 13 11 14', ['en'], 'always'),
  ]),
  countryEntry('NZ', '111', 'Need to talk?', [
    callLine('Need to talk?', '1737', ['en'], 'always'),
    textLine('Need to talk?', '1737', ['en'], 'always'),
  ]),
]

/** Countries without confirmed lines: emergency number and directory only. */
const EMERGENCY_ONLY: Readonly<Record<string, string>> = {
  AR: '911',
  CO: '123',
  PE: '106',
  UY: '911',
  LU: '112',
  IT: '112',
  SE: '112',
  NO: '113',
  DK: '112',
  FI: '112',
  IS: '112',
  PL: '112',
  CZ: '112',
  HU: '112',
  RO: '112',
  GR: '112',
  UA: '112',
  IL: '101',
  AE: '998',
  SA: '997',
  QA: '999',
  LB: '112',
  ZA: '112',
  TW: '119',
  HK: '999',
  SG: '995',
  MY: '999',
  PH: '911',
  TH: '1669',
  ID: '112',
}

/** Countries with their own entry. Others get the directory and a mention of the local emergency number. */
export const CRISIS_COUNTRIES: readonly CrisisCountry[] = [
  ...CONFIRMED_COUNTRIES,
  ...Object.entries(EMERGENCY_ONLY).map(([country, emergency]) =>
    countryEntry(country, emergency, 'Emergency number only', []),
  ),
]

const BY_CODE = new Map(CRISIS_COUNTRIES.map((entry) => [entry.country, entry]))

/** The help for a country; undefined where we trust no number. */
export const crisisHelpFor = (country: string): CrisisCountry | undefined => BY_CODE.get(country)

/** The link that calls, or opens a message with the keyword filled in. */
export function crisisLineHref(line: CrisisLine): string {
  const number = line.number.replace(/[^\d*#+]/g, '')
  if (line.kind === 'chat') return line.url ?? CRISIS_DIRECTORY_URL
  if (line.kind === 'call') return `tel:${number}`
  // Both iOS and Android read '?&'.
  return line.keyword ? `sms:${number}?&body=${encodeURIComponent(line.keyword)}` : `sms:${number}`
}

/**
 * Guesses the country from the region of the person's languages until the lookup answers. Always labelled as
 * a guess.
 */
export function guessCountry(languageTags: readonly string[]): string | undefined {
  const locales = languageTags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)]
    } catch {
      return []
    }
  })
  return locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region
}
