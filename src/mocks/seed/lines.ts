import { FAN_LINES } from './lines-fan'
import { STAFF_LINES } from './lines-staff'

/** A line in its language, and what it says in English where it is another. */
export interface Line {
  language: string
  text: string
  english: string | null
}

/** Every line of the seed; kept messages name them by their place here. */
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

/** Places of the lines that somebody may say in a language; English ones where the seed has none. */
export const fanLinePlaces = (language: string): readonly number[] => fans.get(language) ?? english.fans
export const staffLinePlaces = (language: string): readonly number[] => staff.get(language) ?? english.staff

export const lineAt = (place: number): Line => LINES[place] ?? { language: 'en', text: '', english: null }
