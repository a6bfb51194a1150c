/** Units that a delay is written in, with their minutes. */
export const DELAY_UNITS = ['minutes', 'hours', 'days'] as const
export type DelayUnit = (typeof DELAY_UNITS)[number]
export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const satisfies Record<
  DelayUnit,
  number
>

const LARGEST_FIRST = DELAY_UNITS.toReversed()

/** The largest unit in which all of these minutes are whole numbers; hours for no delay at all. */
export function unitOf(...minutes: readonly number[]): DelayUnit {
  if (minutes.every((each) => each === 0)) return 'hours'
  return LARGEST_FIRST.find((unit) => minutes.every((each) => each % UNIT_MINUTES[unit] === 0)) ?? 'minutes'
}
