import { LANGUAGES, type Language } from '@/config/languages'
import type { Day } from '@/domain/time/day'
import { isSameLocalDay, localDaysSince, startOfLocalDay } from '@/domain/time/local-day'
import type { CsvFormat } from '@/lib/csv'
import { DAY_MS, HOUR_MS, MINUTE_MS, type SpanUnit } from '@/lib/duration'
import { isolateAmount } from '@/lib/text/isolate'
import { hourCycle } from '@/services/page/hour-cycle'

import { currentLanguage, isRightToLeft } from '.'

/** Arabic amounts, timers and tables use Western digits in every browser. */
export const intlLocale = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language)

const cache = new Map<string, unknown>()

/** Formatters are slow to create and needed per row, so we cache one per language and options. */
function cachedFormatter<Formatter>(
  kind: string,
  options: object,
  make: (locale: string) => Formatter,
): Formatter {
  const locale = intlLocale(currentLanguage())
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  const cached = cache.get(key) as Formatter | undefined // one kind, one class
  if (cached) return cached
  const made = make(locale)
  cache.set(key, made)
  return made
}

const numberFormat = (options: Intl.NumberFormatOptions) =>
  cachedFormatter('number', options, (locale) => new Intl.NumberFormat(locale, options))
/** The person's hour format, else the language's. */
const withHourCycle = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => {
  const chosen = options.hour || options.timeStyle ? hourCycle.get() : undefined
  return chosen ? { ...options, hourCycle: chosen } : options
}

const dateFormat = (given: Intl.DateTimeFormatOptions) => {
  const options = withHourCycle(given)
  return cachedFormatter('date', options, (locale) => new Intl.DateTimeFormat(locale, options))
}

interface MoneyOptions {
  isWhole?: boolean
  /** `negative`: no minus for what rounds to zero; `exceptZero`: a plus, too. */
  signDisplay?: 'negative' | 'exceptZero'
}

interface MoneyAmount {
  /** Integer cents. */
  amount: number
  currency: string
}

/**
 * Formats an amount in its own currency; `isWhole` omits cents (tiles, axes). Right-to-left languages get a
 * left-to-right isolate, so that any text can contain it.
 */
export function formatMoney(
  { amount, currency }: MoneyAmount,
  { isWhole = false, signDisplay = 'negative' }: MoneyOptions = {},
): string {
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const text = numberFormat({ style: 'currency', currency, signDisplay, ...digits }).format(amount / 100)
  return isRightToLeft() ? isolateAmount(text) : text
}

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(options).format(value)

/** Signs for CSV: with a decimal comma, spreadsheets separate cells by semicolons. */
export function csvFormat(): CsvFormat {
  const parts = numberFormat({}).formatToParts(1.5)
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/** `0.082` → `8.2%`. */
export const formatPercent = (ratio: number, maximumFractionDigits = 1): string =>
  numberFormat({ style: 'percent', maximumFractionDigits }).format(ratio)

/** An agreed rate, with the two digits that it can have: `12.25%`. */
export const formatRate = (rate: number): string => formatPercent(rate, 2)

export const formatDate = (
  at: number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => dateFormat(options).format(at)

/** A calendar day; it has no time, so no zone shifts it. */
export const formatDay = (day: Day, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  formatDate(Date.parse(`${day}T00:00Z`), { ...options, timeZone: 'UTC' })

/** A date for a text that another person reads in their language. */
export const formatDateIn = (language: Language, at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocale(language), options).format(at)

/** A range of moments without repeated parts. */
export const formatDateRange = (from: number, to: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(options).formatRange(from, to)

/**
 * A range of days without repeated parts: `Oct 24 – Nov 20, 2026`. The numeric dates of Arabic and Korean would
 * repeat month and year.
 */
export const formatDayRange = (from: number, to: number, timeZone: string): string =>
  formatDateRange(from, to, { day: 'numeric', month: 'short', year: 'numeric', timeZone })

/** Hours and minutes, in the language's hour cycle. */
export const formatTime = (
  at: number,
  options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' },
): string => dateFormat(options).format(at)

/** A time, with the date unless it is on the same day as `beside`. */
export const timeBeside = (at: number, beside: number): string =>
  isSameLocalDay(at, beside) ? formatTime(at) : formatDateTime(at)

/** `Tue, Nov 24, 9:15 AM`: a time some days from now. */
export const DAY_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

/** The hour, with minutes unless zero: `9 AM`, `09`, `9:15 AM`. For narrow labels. */
export function formatShortTime(at: number, timeZone: string): string {
  const parts = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone }).formatToParts(at)
  const minute = parts.findIndex(({ type, value }) => type === 'minute' && Number(value) === 0)
  const withoutZeroMinutes =
    minute > 0 ? parts.filter((_, index) => index !== minute && index !== minute - 1) : parts
  return withoutZeroMinutes.map(({ value }) => value).join('')
}

export const formatDateTime = (at: number, timeZone?: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

const formatUnit = (
  value: number,
  name: 'second' | 'minute' | 'hour' | 'day',
  display: 'short' | 'narrow' = 'short',
): string => numberFormat({ style: 'unit', unit: name, unitDisplay: display }).format(value)

/** The name of a unit of time: `hours`. */
export const unitName = (name: SpanUnit): string =>
  numberFormat({ style: 'unit', unit: name, unitDisplay: 'long' })
    // The number that takes the general plural of each of our languages.
    .formatToParts(100)
    .find(({ type }) => type === 'unit')
    ?.value.trim() ?? name

/** A duration in hours and minutes: `7 hr, 25 min`. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return formatUnit(minutes, 'minute')
  if (minutes % 60 === 0) return formatUnit(hours, 'hour')
  return formatList([formatUnit(hours, 'hour'), formatUnit(minutes % 60, 'minute')], 'unit')
}

/** A duration for dense rows, in its two largest units: `46h 12m`, `2m 41s`. */
export function formatCompactDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const isLong = seconds * 1000 >= HOUR_MS
  const inSmaller = isLong ? Math.floor(seconds / 60) : seconds
  // In German the narrow hour is a letter and the narrow minute a word.
  const display = currentLanguage() === 'de' ? 'short' : 'narrow'
  const whole = formatUnit(Math.floor(inSmaller / 60), isLong ? 'hour' : 'minute', display)
  const rest = formatUnit(inSmaller % 60, isLong ? 'minute' : 'second', display)
  if (inSmaller < 60) return rest
  if (inSmaller % 60 === 0) return whole
  const list = cachedFormatter(
    'span',
    {},
    (locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }),
  )
  return list.format([whole, rest])
}

/** A waiting time in one unit: `12 min`, never `12:06`. */
export function formatWaitingTime(ms: number): string {
  const waited = Math.max(0, ms)
  if (waited < HOUR_MS) return formatUnit(Math.floor(waited / MINUTE_MS), 'minute')
  if (waited < 2 * DAY_MS) return formatUnit(Math.floor(waited / HOUR_MS), 'hour')
  return formatUnit(Math.floor(waited / DAY_MS), 'day')
}

const RELATIVE_STEPS = [
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** A moment relative to another: `3 minutes ago`, `in 2 hours`; from a day on, in days of the reader's calendar. */
export function formatRelative(at: number, now: number): string {
  const format = cachedFormatter(
    'relative',
    {},
    (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  )
  const distance = at - now
  if (Math.abs(distance) >= DAY_MS) return format.format(localDaysSince(startOfLocalDay(now), at), 'day')
  const step = RELATIVE_STEPS.find(([, size]) => Math.abs(distance) >= size)
  return step ? format.format(Math.trunc(distance / step[1]), step[0]) : format.format(0, 'second')
}

/** `a, b and c`; with type `unit` `a, b, c`. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string =>
  cachedFormatter(
    'list',
    { type },
    (locale) => new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' }),
  ).format(items)

/** The person's hour cycle for time fields; empty for the language's default. */
export function preferredHourCycle(): { hourCycle?: 12 | 24 } {
  const chosen = hourCycle.get()
  return chosen ? { hourCycle: chosen === 'h12' ? 12 : 24 } : {}
}

/** First day of the week, 0 Sunday … 6 Saturday (requirements 9). */
export const weekStart = (): number => LANGUAGES[currentLanguage()].weekStart

/** Compares names in the order of a language. */
export const nameOrder = (language: Language = currentLanguage()): ((a: string, b: string) => number) =>
  cachedFormatter('names', { language }, () => new Intl.Collator(intlLocale(language)).compare)

function displayName(type: 'region' | 'language', code: string): string {
  try {
    return cachedFormatter(type, {}, (locale) => new Intl.DisplayNames(locale, { type })).of(code) ?? code
  } catch {
    return code
  }
}

/** A country's name in the current language; its code if unknown. */
export const countryName = (code: string): string => displayName('region', code)

/** A language's name in the current language; its code if unknown. */
export const languageName = (code: string): string => displayName('language', code)

const RECENT_DAY = Date.UTC(2026, 0, 1)

/** A time zone's name in the current language: `Central European Time`; its id without one. */
export function timeZoneDisplayName(timeZone: string): string {
  // Its generic name is an offset, and its long one is uncommon.
  if (timeZone === 'UTC') return timeZone
  try {
    return (
      dateFormat({ timeZone, timeZoneName: 'longGeneric' })
        // A date in 1970 would give the zone's name of that time.
        .formatToParts(RECENT_DAY)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    )
  } catch {
    return timeZone
  }
}

/** How long a group's member waits between two messages: `30 sec`, `2 min`. */
export const formatSlowMode = (seconds: number): string =>
  seconds < 60 ? formatUnit(seconds, 'second') : formatDuration(seconds * 1000)
