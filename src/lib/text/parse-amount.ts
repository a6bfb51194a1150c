import { latinDigits } from './latin-digits'

const WHOLE_AMOUNT = /^\d{1,7}$/
const GROUPED = /^\d{1,3}([.,  ’']\d{3})+$/
const WITH_CENTS = /^(?<whole>[\d.,  ’']*)[.,](?<cents>\d{1,2})$/

const MINUS = /[-−–]/

/**
 * Parses an amount as people write it, to cents: `18`, `18.5`, `1,250.00`, `1.250,00`. Undefined if invalid
 * or negative.
 */
export function parseCents(written: string): number | undefined {
  if (MINUS.test(written)) return undefined
  const text = latinDigits(written)
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .trim()
    .replaceAll(/^[^\d.,]+|[^\d.,]+$/g, '')
  if (WHOLE_AMOUNT.test(text)) return Number(text) * 100
  if (GROUPED.test(text)) return Number(text.replaceAll(/\D/g, '')) * 100
  const { whole = '', cents = '' } = WITH_CENTS.exec(text)?.groups ?? {}
  if (cents === '' || !(whole === '' || WHOLE_AMOUNT.test(whole) || GROUPED.test(whole))) return undefined
  return Number(whole.replaceAll(/\D/g, '') || 0) * 100 + Number(cents.padEnd(2, '0'))
}

/** The text of an amount in a field; empty for none. */
export const formatCentsField = (cents: number | null): string => {
  if (cents === null) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** The same where 0 is none. */
export const formatCentsInput = (cents: number): string => formatCentsField(cents === 0 ? null : cents)
