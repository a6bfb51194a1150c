import type { MassMessage } from '@/domain/mass-message'

type Planned = Pick<MassMessage, 'scheduledAt' | 'localTime' | 'localAt'>

/**
 * When it is to go out, to be shown in the reader's zone; of one at each fan's local time the hour that was meant, which
 * reads the same in every zone. Nothing for one that is not scheduled.
 */
export const plannedAt = ({ scheduledAt, localTime, localAt }: Planned): number | null =>
  localTime && localAt !== null ? Date.parse(localAt) : scheduledAt
