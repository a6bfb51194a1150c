import { useMemo } from 'react'

import { addDays, type Day, dayOf, monthStart, startOfDay } from '@/domain/time/day'
import { dayField } from '@/domain/time/day-field'
import { isoOf } from '@/domain/time/instant'
import { monthWeeks, SCHEDULE_KINDS, type ScheduleKind } from '@/domain/schedule/schedule'
import { firstOfWeek } from '@/domain/shift/shift-grid'
import { type FigureFilter, useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { choiceField, choicesField, withToggled } from '@/lib/url-state'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

export const SCHEDULE_LAYOUTS = ['month', 'week', 'list'] as const
export type ScheduleLayout = (typeof SCHEDULE_LAYOUTS)[number]

const SCHEMA = {
  view: choiceField(SCHEDULE_LAYOUTS, 'month'),
  day: dayField(),
  kinds: choicesField(SCHEDULE_KINDS),
  best: choiceField(['on', 'off'], 'on'),
}

export interface ScheduleView {
  layout: ScheduleLayout
  /** The selected day, which determines the month or week. */
  day: Day
  today: Day
  /** The visible weeks, from the locale's first day of the week; one week in the week layout. */
  weeks: readonly (readonly Day[])[]
  /** The range to load. */
  range: { from: string; to: string }
  /** Empty means all kinds. */
  kinds: readonly ScheduleKind[]
  showsBest: boolean
  filter: FigureFilter
  timezone: string
  show: (to: { layout?: ScheduleLayout; day?: Day | null }) => void
  /** Moves one month or week forward or back. */
  step: (by: 1 | -1) => void
  toggleKind: (kind: ScheduleKind) => void
  showAllKinds: () => void
  showBest: (shows: boolean) => void
}

function shownWeeks(layout: ScheduleLayout, day: Day, start: number): readonly (readonly Day[])[] {
  if (layout !== 'week') return monthWeeks(day, start)
  const first = firstOfWeek(day, start)
  return [Array.from({ length: 7 }, (_, step) => addDays(first, step))]
}

function rangeOf(weeks: readonly (readonly Day[])[], day: Day, timezone: string): ScheduleView['range'] {
  const first = weeks[0]?.[0] ?? day
  const last = weeks.at(-1)?.at(-1) ?? day
  return {
    from: isoOf(startOfDay(first, timezone)),
    to: isoOf(startOfDay(addDays(last, 1), timezone)),
  }
}

/** Layout, day and filters of the schedule, stored in the URL. */
export function useScheduleView(): ScheduleView {
  const { state, change } = useUrlState(SCHEMA)
  const filter = useFigureFilter(['zone'])
  const { timezone } = filter
  // Subscribe to the language: it sets the first day of the week.
  useLanguage()
  const today = dayOf(toServerTime(useMinute()), timezone)
  const day = state.day ?? today
  const start = weekStart()
  const weeks = useMemo(() => shownWeeks(state.view, day, start), [state.view, day, start])
  const dayEntry = (to: Day | null) => ({ day: to === today ? null : to })
  const show = (to: { layout?: ScheduleLayout; day?: Day | null }) =>
    change({
      ...(to.layout !== undefined && { view: to.layout }),
      ...(to.day !== undefined && dayEntry(to.day)),
    })
  return {
    layout: state.view,
    day,
    today,
    weeks,
    range: rangeOf(weeks, day, timezone),
    kinds: state.kinds,
    showsBest: state.best === 'on',
    filter,
    timezone,
    show,
    step: (by) =>
      change((latest) => {
        const from = latest.day ?? today
        return dayEntry(latest.view === 'week' ? addDays(from, by * 7) : monthStart(from, by))
      }),
    toggleKind: (kind) =>
      change(({ kinds: before }) => {
        const kinds = withToggled(before, kind)
        return { kinds: kinds.length === SCHEDULE_KINDS.length ? [] : kinds }
      }),
    showAllKinds: () => change({ kinds: [] }),
    showBest: (shows) => change({ best: shows ? 'on' : 'off' }, { replace: true }),
  }
}
