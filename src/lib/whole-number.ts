import { latinDigits } from './latin-digits'

/** A whole number as people write it, in whichever digits; undefined for anything else. */
export function wholeOf(written: string): number | undefined {
  const text = latinDigits(written).trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
