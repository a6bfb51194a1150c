import type { MassMessage } from '@/domain/mass-message'
import { momentOfText } from '@/domain/zoned-time'
import { ownZone } from '@/lib/own-zone'

type Planned = Pick<MassMessage, 'scheduledAt' | 'localTime' | 'localAt'>

/**
 * When it is to go out, to be shown in the reader's zone; of one at each fan's local time the hour that was meant, which
 * reads the same in every zone. Nothing for one that is not scheduled.
 */
export const plannedAt = ({ scheduledAt, localTime, localAt }: Planned): number | null =>
  localTime && localAt !== null ? (momentOfText(localAt, ownZone()) ?? scheduledAt) : scheduledAt
