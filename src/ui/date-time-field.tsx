import { late } from '@/services/late'

import { FieldSkeleton } from './dates/field-skeleton'

/** A moment in a time zone. Lazy-loads with the first field. */
export const DateTimeField = late(
  async () => (await import('./dates/moment-input')).MomentInput,
  <FieldSkeleton />,
  'now',
)
