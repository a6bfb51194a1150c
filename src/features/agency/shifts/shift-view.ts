import { useMemo } from 'react'

import { addDays, type Day, dayOf } from '@/domain/time/day'
import { dayField } from '@/domain/time/day-field'
import { type GridWeek, firstOfWeek, gridWeek } from '@/domain/shift/shift-grid'
import { writeFilter } from '@/features/figures/filter/filter-params'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useLanguage } from '@/i18n/language-provider'
import { weekStart } from '@/i18n/format'
import { choiceField, searchField, type UrlState, writeUrlState } from '@/lib/url-state'
import { serverNow } from '@/services/network/server-clock'

/** What a row of the plan is about. */
export const ROW_KINDS = ['person', 'creator'] as const
export type RowKind = (typeof ROW_KINDS)[number]

const VIEW_FIELDS = {
  by: choiceField(ROW_KINDS, 'person'),
  query: searchField(),
  /** The first day of the visible week; null for the current one. */
  week: dayField(),
}

/** One update: the URL would keep only the second of two in the same render. */
const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  writeUrlState(VIEW_FIELDS, writeFilter(params, { groupId: null }), { query: '' })

/** Returns the same object for the same week, since another one re-renders all rows. */
const useGridWeek = (first: Day, timezone: string): GridWeek =>
  useMemo(() => gridWeek(first, timezone), [first, timezone])

export interface ShiftView extends ReturnType<typeof useShiftView> {}

/** The visible week and filters, all kept in the URL so that links share them. */
export function useShiftView() {
  const { changeBy } = useUrlParams()
  const { state, change: changeState } = useUrlState(VIEW_FIELDS)
  const filter = useFigureFilter(['group', 'zone'])
  const { timezone } = filter
  // Re-renders on a language change, which may change the first weekday.
  useLanguage()
  const start = weekStart()
  const today = dayOf(serverNow(), timezone)
  const first = firstOfWeek(state.week ?? today, start)
  const week = useGridWeek(first, timezone)
  /** Adds a history entry, but not for each typed letter. */
  const change = (to: Partial<UrlState<typeof VIEW_FIELDS>>) => changeState(to, { replace: 'query' in to })
  return {
    by: state.by,
    query: state.query,
    week,
    isCurrentWeek: first === firstOfWeek(today, start),
    filter,
    change,
    /** Clears the search and the group. */
    clearFilters: () => changeBy(withoutFilters),
    moveWeeks: (weeks: number) =>
      changeState((latest) => ({
        week: addDays(firstOfWeek(latest.week ?? today, start), weeks * 7),
      })),
  }
}
