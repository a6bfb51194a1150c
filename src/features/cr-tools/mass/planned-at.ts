import type { MassMessage } from '@/domain/mass-message'
import { momentOfText } from '@/domain/zoned-time'
import { ownZone } from '@/lib/own-zone'

type Planned = Pick<MassMessage, 'scheduledAt' | 'localTime' | 'localAt'>

/**
 * Scheduled time in the user's zone; for per-fan local time the typed hour, which is the same in every zone.
 * Null when not scheduled.
 */
export const plannedAt = ({ scheduledAt, localTime, localAt }: Planned): number | null =>
  localTime && localAt !== null ? (momentOfText(localAt, ownZone()) ?? scheduledAt) : scheduledAt
