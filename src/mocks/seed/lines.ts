import { FAN_LINES } from './lines-fan'
import { STAFF_LINES } from './lines-staff'

/** A line in its language, with an English translation if needed. */
export interface Line {
  language: string
  text: string
  english: string | null
}

/** All seeded lines; messages store the index. */
export const LINES: readonly Line[] = [...FAN_LINES, ...STAFF_LINES].map(([language, text, english]) => ({
  language,
  text,
  english: english ?? null,
}))

const places = LINES.map((_, place) => place)
const isFans = (place: number): boolean => place < FAN_LINES.length
const byLanguage = (side: readonly number[]): ReadonlyMap<string, readonly number[]> =>
  Map.groupBy(side, (place) => LINES[place]?.language ?? 'en')

const fans = byLanguage(places.filter(isFans))
const staff = byLanguage(places.filter((place) => !isFans(place)))
const english = { fans: fans.get('en') ?? [], staff: staff.get('en') ?? [] }

/** Indices of lines in a language; falls back to English. */
export const fanLinePlaces = (language: string): readonly number[] => fans.get(language) ?? english.fans
export const staffLinePlaces = (language: string): readonly number[] => staff.get(language) ?? english.staff

export const lineAt = (place: number): Line => LINES[place] ?? { language: 'en', text: '', english: null }
