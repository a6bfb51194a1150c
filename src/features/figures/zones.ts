/** Whose days are counted: the agency's, those of the person's device, or UTC. */
export const ZONES = ['agency', 'mine', 'utc'] as const
export type Zone = (typeof ZONES)[number]

/** The zones by what they are called; an agency that has said none has that of who looks. */
export const timezonesOf = (
  agency: string | null | undefined,
  mine: string,
): Readonly<Record<Zone, string>> => ({ agency: agency ?? mine, mine, utc: 'UTC' })
