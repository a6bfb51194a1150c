import { deferred } from '@/services/late'

import { DateFieldSkeleton } from './dates/field-skeleton'

/** A time of day with the user's clock. Lazy-loads with the first field. */
export const TimeField = deferred(
  async () => (await import('./dates/time-input')).TimeInput,
  <DateFieldSkeleton />,
  'now',
)
