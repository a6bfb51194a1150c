import { latinNumber } from './latin-digits'

const parseDigits = (text: string): number | null | undefined => {
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Parses a whole number in any digits; null when empty, undefined for anything else. */
export const parseOptionalInteger = (written: string): number | null | undefined =>
  parseDigits(latinNumber(written))

/** The same of a percentage, which may have its sign on either side. */
export const parsePercentInteger = (written: string): number | null | undefined =>
  parseDigits(latinNumber(written).replace(/^%|%$/, '').trim())

/** A whole number where one is required. */
export const parseInteger = (written: string): number | undefined =>
  parseOptionalInteger(written) ?? undefined

export interface IntegerLimits {
  min: number
  max: number
}

/** A parsed number within limits, or none; undefined outside them. */
export const keepWithin = (
  value: number | null | undefined,
  { min, max }: IntegerLimits,
): number | null | undefined => (value == null || (value >= min && value <= max) ? value : undefined)

/** A required whole number within limits; undefined outside them. */
export const parseIntegerWithin = (written: string, limits: IntegerLimits): number | undefined =>
  keepWithin(parseInteger(written), limits) ?? undefined
