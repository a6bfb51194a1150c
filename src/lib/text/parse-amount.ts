import { latinDigits } from './latin-digits'

/** No amount is longer, with its groups and its currency. The patterns are slow on longer text. */
const MAX_LENGTH = 40
const PLAIN = /^\d{1,7}$/
const GROUPED = /^\d{1,3}(?:[.,\s’']\d{3}){1,2}$/
const WITH_CENTS = /^(?<whole>[\d.,\s’']*)[.,](?<cents>\d{1,2})$/
/** `5k`: read as 5 it would be a thousandth. */
const MULTIPLE = /\d\s*[km]$/i

const MINUS = /[-−–]/

const parseWhole = (text: string): number | undefined =>
  PLAIN.test(text) || GROUPED.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined

/**
 * Parses an amount as people write it, to cents: `18`, `18.5`, `1,250.00`, `1.250,00`. Undefined if invalid
 * or negative.
 */
export function parseCents(written: string): number | undefined {
  const trimmed = written.trim()
  if (trimmed.length > MAX_LENGTH || MINUS.test(trimmed) || MULTIPLE.test(trimmed)) return undefined
  const text = latinDigits(trimmed)
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll(/^[^\d.,]+|[^\d.,]+$/g, '')
  const whole = parseWhole(text)
  if (whole !== undefined) return whole * 100
  const { whole: before = '', cents } = WITH_CENTS.exec(text)?.groups ?? {}
  const units = before === '' ? 0 : parseWhole(before)
  return cents === undefined || units === undefined ? undefined : units * 100 + Number(cents.padEnd(2, '0'))
}

/** The text of an amount in a field; empty for none. */
export const formatCentsField = (cents: number | null): string => {
  if (cents === null) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** The same where 0 is none. */
export const formatCentsInput = (cents: number): string => formatCentsField(cents === 0 ? null : cents)
