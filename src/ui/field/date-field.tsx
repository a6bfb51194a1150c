import { deferred } from '@/services/loading/deferred'

import { DateFieldSkeleton } from './date/date-field-skeleton'

/**
 * A day in the language's order: typed part by part, pasted, or chosen in a calendar. Lazy-loads with the
 * first field.
 */
export const DateField = deferred(async () => (await import('./date/day-input')).DayInput, {
  placeholder: <DateFieldSkeleton />,
})
