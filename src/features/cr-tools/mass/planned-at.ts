import type { MassMessage } from '@/domain/mass/mass-message'
import { parseWallTime } from '@/domain/time/zoned-time'
import { deviceTimeZone } from '@/lib/device-time-zone'

type ScheduledFields = Pick<MassMessage, 'scheduledAt' | 'localTime' | 'localAt'>

/**
 * Scheduled time in the user's zone; for per-fan local time the typed hour, which is the same in every zone.
 * Null when not scheduled.
 */
export const plannedAt = ({ scheduledAt, localTime, localAt }: ScheduledFields): number | null =>
  localTime && localAt !== null ? (parseWallTime(localAt, deviceTimeZone()) ?? scheduledAt) : scheduledAt
