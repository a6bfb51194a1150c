import type { OnDuty } from '@/domain/agency/on-duty'

/** A person is active if they acted in the last five minutes. */
const ACTIVE_FOR_MS = 5 * 60_000

/** Whether a person on duty has done nothing lately, counted from clock-in if there was no action at all. */
export const isIdle = ({ lastActiveAt, clockInAt }: OnDuty, now: number): boolean =>
  now - (lastActiveAt ?? clockInAt) > ACTIVE_FOR_MS
