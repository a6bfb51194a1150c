/** The zone that defines days: the agency's, the device's, or UTC. */
export const ZONES = ['agency', 'mine', 'utc'] as const
export type Zone = (typeof ZONES)[number]

/** Returns the IANA name of each zone; an agency without one uses the device's. */
export const timezonesOf = (
  agency: string | null | undefined,
  mine: string,
): Readonly<Record<Zone, string>> => ({ agency: agency ?? mine, mine, utc: 'UTC' })
