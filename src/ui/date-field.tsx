import { late } from '@/services/late'

import { FieldSkeleton } from './dates/field-skeleton'

/**
 * A day in the language's order: typed part by part, pasted, or chosen in a calendar. Lazy-loads with the
 * first field.
 */
export const DateField = late(
  async () => (await import('./dates/day-input')).DayInput,
  <FieldSkeleton />,
  'now',
)
