import { late } from '@/services/late'

import { FieldSkeleton } from './dates/field-skeleton'

/** A time of day with the user's clock. Lazy-loads with the first field. */
export const TimeField = late(
  async () => (await import('./dates/time-input')).TimeInput,
  <FieldSkeleton />,
  'now',
)
