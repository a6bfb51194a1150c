import { parseCents } from './parse-amount'

/** Parses a percentage with two decimals into a fraction; undefined unless it is between 0 and 100. */
export function parsePercent(written: string): number | undefined {
  const hundredths = parseCents(written)
  return hundredths === undefined || hundredths > 10_000 ? undefined : hundredths / 10_000
}

/** The text of a fraction in a field of percent. */
export const formatPercentField = (part: number): string => String(Math.round(part * 10_000) / 100)
