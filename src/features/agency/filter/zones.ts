import type { Zone } from './address'

/** The zones by what they are called; an agency that has said none has that of who looks. */
export const timezonesOf = (
  agency: string | null | undefined,
  mine: string,
): Readonly<Record<Zone, string>> => ({ agency: agency ?? mine, mine, utc: 'UTC' })
