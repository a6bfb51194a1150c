import * as v from 'valibot'

import { orNull } from '@/lib/lenient-schema'
import { twoDigits } from '@/lib/text/two-digits'

import { Id } from '../server/id'
import { Instant, isoOf, OptionalInstant } from '../time/instant'

import type { Role } from '../account/role'
import type { Span } from './shift-move'

/** The log of requirements 3. An unreadable clockOutAt fails the log: null would put the person on duty. */
export const WorkLog = v.object({
  chatterWorkLogId: Id,
  chatterId: orNull(Id),
  agencyId: orNull(Id),
  clockInAt: Instant,
  clockOutAt: v.nullish(Instant, null),
  lastActiveAt: OptionalInstant,
  /** Seconds, as counted by the server. */
  durationWorked: orNull(v.number()),
})
export interface WorkLog extends v.InferOutput<typeof WorkLog> {}

/** Off duty means no log, or a closed one (requirements 4). */
export const ClockLogStatus = v.object({ chatterWorkLog: v.nullish(WorkLog, null) })
export interface ClockLogStatus extends v.InferOutput<typeof ClockLogStatus> {}

/**
 * `idleAfterS`: seconds without input until a person is asked whether they still work; null for the default
 * (screens S20).
 */
export const ClockStatus = v.object({ ...ClockLogStatus.entries, idleAfterS: orNull(v.number()) })
export interface ClockStatus extends v.InferOutput<typeof ClockStatus> {}

/** A log without clockOutAt is on duty; none, or a closed one, is off duty (requirements 4). */
export const isOnDuty = <Log extends { clockOutAt: number | null }>(
  log: Log | null | undefined,
): log is Log & { clockOutAt: null } => log?.clockOutAt === null

/** Start and end of a log; no end while it runs. */
export interface ClockTimes {
  clockInAt: number
  clockOutAt: number | null
}

/** The times of a log as calls take them. */
export const isoTimesOf = ({ clockInAt, clockOutAt }: ClockTimes) => ({
  clockInAt: isoOf(clockInAt),
  clockOutAt: clockOutAt === null ? null : isoOf(clockOutAt),
})

/** A log as a span, up to its end or to `now` on the server's clock; never of negative length (decisions 21). */
export const spanOfLog = ({ clockInAt, clockOutAt }: ClockTimes, now: number): Span => ({
  startAt: clockInAt,
  endAt: Math.max(clockInAt, clockOutAt ?? now),
})

/** Length of a log in ms, as long as its span. */
export function elapsedMs(log: ClockTimes, now: number): number {
  const { startAt, endAt } = spanOfLog(log, now)
  return endAt - startAt
}

/** The timer as hh:mm:ss, with hours beyond 99 (requirements 2, decisions 21). */
export function formatElapsed(log: ClockTimes, now: number): string {
  const seconds = Math.floor(elapsedMs(log, now) / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}

/** Longer than any shift: the person forgot to clock out. */
export const FORGOTTEN_CLOCK_MS = 12 * 60 * 60_000
export const isClockForgotten = (log: ClockTimes, now: number): boolean =>
  isOnDuty(log) && elapsedMs(log, now) > FORGOTTEN_CLOCK_MS

/** End of the current planned shift, or of the next one for a person who clocks in up to an hour early. */
export function plannedEnd(shifts: readonly Span[], now: number): number | undefined {
  const ends = shifts.filter((shift) => shift.startAt - EARLY_CLOCK_IN_MS <= now && now < shift.endAt)
  return ends.length === 0 ? undefined : Math.min(...ends.map((shift) => shift.endAt))
}
const EARLY_CLOCK_IN_MS = 60 * 60_000

/** The clock is for chatters, in the web build, on routes with cr-tools or cr-select (requirements 6). */
export const isClockVisible = (path: string, roles: readonly Role[], isMobileWebView: boolean): boolean =>
  !isMobileWebView && roles.includes('chatter') && /cr-tools|cr-select/.test(path)
