import type { LogTimes } from './people-state'

/**
 * Seconds of a log within a period, one that runs up to the period's end: whole seconds since it began, so that the parts of
 * a log in any periods add up to all of it. Pay and the payroll file count by this one rule.
 */
export function secondsIn(
  { clockInAt, clockOutAt }: LogTimes,
  { from, to }: { from: number; to: number },
): number {
  const until = (at: number): number =>
    Math.floor((Math.min(Math.max(at, clockInAt), clockOutAt ?? to) - clockInAt) / 1000)
  return Math.max(0, until(to) - until(from))
}
