import { deferred } from '@/services/late'

import { DateFieldSkeleton } from './dates/field-skeleton'

/** A moment in a time zone. Lazy-loads with the first field. */
export const DateTimeField = deferred(
  async () => (await import('./dates/moment-input')).MomentInput,
  <DateFieldSkeleton />,
  'now',
)
