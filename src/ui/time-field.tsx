import { late } from '@/services/late'

import { FieldSkeleton } from './dates/field-skeleton'

/** A time of day by the clock the person has chosen. The code of its parts loads with the first field. */
export const TimeField = late(
  async () => (await import('./dates/time-input')).TimeInput,
  <FieldSkeleton />,
  'now',
)
