import { latinNumber } from './latin-digits'

/** Parses a whole number in any digits, also as a percentage; null when empty, undefined for anything else. */
export function parseOptionalInteger(written: string): number | null | undefined {
  const text = latinNumber(written)
  if (text === '' || text === '%') return null
  const digits = /^(\d{1,9})\s*%?$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The same where a number is required. */
export const parseInteger = (written: string): number | undefined =>
  parseOptionalInteger(written) ?? undefined

export interface IntegerLimits {
  min: number
  max: number
}

/** The same within limits; undefined outside them. */
export function integerWithin(written: string, { min, max }: IntegerLimits): number | undefined {
  const value = parseInteger(written)
  return value !== undefined && value >= min && value <= max ? value : undefined
}
