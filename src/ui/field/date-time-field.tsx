import { deferred } from '@/services/loading/deferred'

import { DateFieldSkeleton } from './date/date-field-skeleton'

/** A moment in a time zone. Lazy-loads with the first field. */
export const DateTimeField = deferred(async () => (await import('./date/moment-input')).MomentInput, {
  placeholder: <DateFieldSkeleton />,
})
