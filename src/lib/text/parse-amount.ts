import { latinNumber } from './latin-digits'

/** No amount is longer, with its groups and its currency. The patterns are slow on longer text. */
const MAX_LENGTH = 40
const PLAIN = /^\d{1,7}$/
const GROUPED = /^[1-9]\d{0,2}(?:[.,\s’']\d{3}){1,2}$/
const WITH_CENTS = /^(?<whole>[\d.,\s’']*)[.,](?<cents>\d{1,2})$/
const WITH_AFFIXES = /^(?<before>\D*?)\s*(?<amount>[.,]?\d(?:.*\d)?)\s*(?<after>\D*)$/s
/** A currency as Intl and people write it: `US$`, `£GB`, `د.إ.`, `kr`. Not `K$` and `MM$`, which multiply. */
const CURRENCY =
  /^(?:(?!(?:K|B|MM?)\p{Sc})[A-Z]{0,2}\p{Sc}(?:(?!MM)[A-Z]{2})?|(?:\p{Script=Arabic}\.){2}|F\s?CFA|CFPF|FCFP|Cg\.?|kr\.?|zł|Kč|Ft|lei|[円元원])$/u

/** Any other word could multiply the amount: `5 mil`, `10万`, `5k`. */
const isAffix = (text = ''): boolean =>
  text === '' ||
  text === '%' ||
  CURRENCY.test(text) ||
  Intl.supportedValuesOf('currency').includes(text.toUpperCase())

const MINUS = /[-−–]/

const parseWhole = (text: string): number | undefined =>
  PLAIN.test(text) || GROUPED.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined

/**
 * Parses an amount as people write it, to cents: `18`, `18.5`, `1,250.00`, `1.250,00`. Undefined if invalid
 * or negative.
 */
export function parseCents(written: string): number | undefined {
  if (written.trim().length > MAX_LENGTH) return undefined
  const normalised = latinNumber(written)
  const { before: first, amount: text = '', after: last } = WITH_AFFIXES.exec(normalised)?.groups ?? {}
  if (MINUS.test(normalised) || !isAffix(first) || !isAffix(last)) return undefined
  const whole = parseWhole(text)
  if (whole !== undefined) return whole * 100
  const { whole: before = '', cents } = WITH_CENTS.exec(text)?.groups ?? {}
  const units = before === '' ? 0 : parseWhole(before)
  return cents === undefined || units === undefined ? undefined : units * 100 + Number(cents.padEnd(2, '0'))
}

/** The same where none is fine: null for blank text. */
export const parseOptionalCents = (written: string): number | null | undefined =>
  written.trim() === '' ? null : parseCents(written)

/** The text of an amount in a field; empty for none. */
export const formatCentsField = (cents: number | null): string => {
  if (cents === null) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** The same where 0 is none. */
export const formatCentsInput = (cents: number): string => formatCentsField(cents === 0 ? null : cents)
