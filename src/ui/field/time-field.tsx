import { deferred } from '@/services/loading/deferred'

import { DateFieldSkeleton } from './date/date-field-skeleton'

/** A time of day with the user's clock. Lazy-loads with the first field. */
export const TimeField = deferred(async () => (await import('./date/time-input')).TimeInput, {
  placeholder: <DateFieldSkeleton />,
})
