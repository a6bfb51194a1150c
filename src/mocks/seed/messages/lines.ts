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

const lineIndices = LINES.map((_, index) => index)
const isFans = (index: number): boolean => index < FAN_LINES.length
const byLanguage = (side: readonly number[]): ReadonlyMap<string, readonly number[]> =>
  Map.groupBy(side, (index) => LINES[index]?.language ?? 'en')

const fans = byLanguage(lineIndices.filter(isFans))
const staff = byLanguage(lineIndices.filter((index) => !isFans(index)))
const english = { fans: fans.get('en') ?? [], staff: staff.get('en') ?? [] }

/** Indices of lines in a language; falls back to English. */
export const fanLineIndices = (language: string): readonly number[] => fans.get(language) ?? english.fans
export const staffLineIndices = (language: string): readonly number[] => staff.get(language) ?? english.staff

export const lineAt = (index: number): Line => LINES[index] ?? { language: 'en', text: '', english: null }
