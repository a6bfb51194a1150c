import { deferred } from '@/services/late'

import { DateFieldSkeleton } from './dates/field-skeleton'

/**
 * A day in the language's order: typed part by part, pasted, or chosen in a calendar. Lazy-loads with the
 * first field.
 */
export const DateField = deferred(
  async () => (await import('./dates/day-input')).DayInput,
  <DateFieldSkeleton />,
  'now',
)
