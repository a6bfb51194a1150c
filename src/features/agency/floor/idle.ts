import type { OnDuty } from '@/domain/on-duty'

/** Active is who did something in the last five minutes (screens, metrics). */
const ACTIVE_FOR_MS = 5 * 60_000

/** Whether somebody on duty has done nothing for a while; since when they are there, if nothing at all was recorded. */
export const isIdle = ({ lastActiveAt, clockInAt }: OnDuty, now: number): boolean =>
  now - (lastActiveAt ?? clockInAt) > ACTIVE_FOR_MS
