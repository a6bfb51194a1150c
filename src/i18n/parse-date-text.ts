import { isDay } from '@/domain/time/day'
import { latinDigits } from '@/lib/text/latin-digits'
import { twoDigits } from '@/lib/text/two-digits'

/** A day and a time of day found in a text: `2026-11-24`, `14:30`. */
export interface ParsedDateText {
  day?: string
  time?: string
}

/** Normalises for comparison: no direction marks, no narrow spaces, no dots of abbreviations. */
const normalise = (text: string): string =>
  latinDigits(text)
    .normalize('NFKC')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    // Spanish writes `p. m.`.
    .replaceAll(/\b([ap])\. ?m\.?(?!\p{L})/gu, '$1m')
    .trim()

interface Vocabulary {
  /** The order of numbers in a date. */
  order: ('year' | 'month' | 'day')[]
  months: Map<string, number>
  am: string[]
  pm: string[]
}

const vocabularies = new Map<string, Vocabulary>()

function dayPeriodAt(locale: string, hour: number): string {
  const parts = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    hour12: true,
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2026, 0, 1, hour))
  return normalise(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '')
}

function monthNames(locale: string): [string, number][] {
  const styles = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { dateStyle: 'medium' },
  ] as const
  return styles
    .flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, number] => {
        const part = format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month')
        return [normalise(part?.value ?? '').replace(/\.$/, ''), month + 1]
      })
    })
    .filter(([name]) => /\p{L}/u.test(name))
}

function vocabularyOf(locale: string): Vocabulary {
  const before = vocabularies.get(locale)
  if (before) return before
  const parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(0).map(({ type }) => type)
  const made: Vocabulary = {
    order: parts.filter((type) => type === 'year' || type === 'month' || type === 'day'),
    months: new Map([...monthNames('en'), ...monthNames(locale)]),
    am: ['am', dayPeriodAt(locale, 9)],
    pm: ['pm', dayPeriodAt(locale, 21)],
  }
  vocabularies.set(locale, made)
  return made
}

const TIME_PATTERN =
  /(?<before>\p{L}[\p{L}.]*)? ?(?<hour>\d{1,2})(?: ?[:h時시] ?(?<minute>\d{2}))(?::\d{2})?(?:분|分)? ?(?<after>\p{L}[\p{L}.]*)?/u

/** The time of day in a text, and the remaining text. */
function extractTime(text: string, { am, pm }: Vocabulary): [time: string | undefined, rest: string] {
  // The `T` of ISO text is not a word.
  const spaced = text.replace(/(\d{4}-\d{2}-\d{2})t(?=\d)/, '$1 ')
  const found = TIME_PATTERN.exec(spaced)
  const { before = '', hour = '', minute = '', after = '' } = found?.groups ?? {}
  if (!found) return [undefined, spaced]
  const isSaid = (words: readonly string[]) =>
    words.some((word) => word !== '' && (word === before || word === after))
  const [isAm, isPm] = [isSaid(am), isSaid(pm)]
  const hours = isAm || isPm ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour)
  const rest = spaced.replace(found[0], isAm || isPm ? ' ' : ` ${before} ${after} `)
  return hours > 23 || Number(minute) > 59 ? [undefined, rest] : [`${twoDigits(hours)}:${minute}`, rest]
}

const toDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${year < 100 ? 2000 + year : year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(text) ? text : undefined
}

function parseDay(text: string, { order, months }: Vocabulary, thisYear: number): string | undefined {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const monthNumbers = [...text.matchAll(/\p{L}+/gu)].map(([word]) => months.get(word))
  const month = monthNumbers.find((word) => word !== undefined)
  if (month !== undefined) {
    const [first = 0, second = thisYear] = numbers
    if (numbers.length > 2) return undefined
    return first > 31 ? toDay(first, month, second) : toDay(second, month, first)
  }
  if (numbers.length !== 3) return undefined
  const isYearFirst = (numbers[0] ?? 0) > 31
  const as = isYearFirst ? (['year', 'month', 'day'] as const) : order
  const read = (part: 'year' | 'month' | 'day') => numbers[as.indexOf(part)] ?? 0
  return toDay(read('year'), read('month'), read('day'))
}

/**
 * Parses a date, a time or both, as ISO or as a language writes them: `11/24/2026, 2:30 PM`, `24. Nov. 2026
 * 14:30`.
 */
export function parseDateText(given: string, locale: string, thisYear: number): ParsedDateText {
  const vocabulary = vocabularyOf(locale)
  const [time, rest] = extractTime(normalise(given).slice(0, 100), vocabulary)
  const day = parseDay(rest, vocabulary, thisYear)
  return { ...(day !== undefined && { day }), ...(time !== undefined && { time }) }
}
