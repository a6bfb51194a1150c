import type { DateFieldState } from 'react-stately/useDateFieldState'

/** How much of a field is filled in. */
export type Completeness = 'empty' | 'partial' | 'complete'

/** AM or PM alone counts as empty: it fills in with the hour and stays when the hour is cleared. */
export function completenessOf({ segments }: DateFieldState): Completeness {
  const parts = segments.filter(({ isEditable }) => isEditable)
  if (parts.every(({ isPlaceholder }) => !isPlaceholder)) return 'complete'
  return parts.some(({ isPlaceholder, type }) => !isPlaceholder && type !== 'dayPeriod') ? 'partial' : 'empty'
}
