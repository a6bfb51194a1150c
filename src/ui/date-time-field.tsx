import { late } from '@/services/late'

import { FieldSkeleton } from './dates/field-skeleton'

/** A moment by the clocks of a zone. The code of its parts loads with the first field. */
export const DateTimeField = late(
  async () => (await import('./dates/moment-input')).MomentInput,
  <FieldSkeleton />,
  'now',
)
