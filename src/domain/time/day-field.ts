import type { UrlField } from '@/lib/url-state'

import { type Day, isDay } from './day'

/** Address field for a day; null without one. */
export const dayField = (): UrlField<Day | null> => ({
  fallback: null,
  read: (text) => (isDay(text) ? text : undefined),
  write: (day) => day ?? '',
})
