import { latinDigits } from './latin-digits'

/** Parses a whole number in any digits; undefined for anything else. */
export function parseInteger(written: string): number | undefined {
  const text = latinDigits(written).trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
