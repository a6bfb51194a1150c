import { latinNumber } from './latin-digits'

/** Parses a whole number in any digits; undefined for anything else. */
export function parseInteger(written: string): number | undefined {
  const text = latinNumber(written)
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
