import { addDays, type Day, dayOf } from '@/domain/time/day'
import { dayField } from '@/domain/time/day-field'
import { firstOfWeek } from '@/domain/shift/shift-grid'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { serverNow } from '@/services/network/server-clock'

import { useUrlField } from './use-url-field'

const DAYS = 7

export interface UrlWeek extends Pick<ReturnType<typeof useUrlWeek>, 'isCurrent' | 'show' | 'move'> {}

/** The week in the URL, which omits the current one; each step adds a history entry. */
export function useUrlWeek(timezone: string) {
  // Re-renders on a language change, which may change the first weekday.
  useLanguage()
  const [day, show] = useUrlField('week', dayField(), { isStep: true })
  const today = dayOf(serverNow(), timezone)
  const current = firstOfWeek(today, weekStart())
  const firstOf = (shown: Day | null) => (shown === null ? current : firstOfWeek(shown, weekStart()))
  const first = firstOf(day)
  return {
    today,
    /** The week's first day. */
    first,
    isCurrent: first === current,
    /** Shows the week of a day, or the current one. */
    show: (to: Day | null) => show(to),
    move: (weeks: number) =>
      show((latest) => {
        const to = addDays(firstOf(latest), weeks * DAYS)
        return to === current ? null : to
      }),
  }
}
