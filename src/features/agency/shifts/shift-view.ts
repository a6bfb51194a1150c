import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { addDays, type Day, dayOf } from '@/domain/time/day'
import { type GridWeek, gridWeek, weekFromText } from '@/domain/shift/shift-grid'
import { useLanguage } from '@/i18n/language-provider'
import { weekStart } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'

import { writeFilter } from '@/features/figures/filter/filter-params'
import { type FigureFilter, useFigureFilter } from '@/features/figures/filter/use-figure-filter'

/** What a row of the plan is about. */
export const ROW_KINDS = ['person', 'creator'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export interface ShiftView {
  by: RowKind
  query: string
  week: GridWeek
  /** Whether it is the current week. */
  isCurrentWeek: boolean
  filter: FigureFilter
  /** Pushes a history entry; typing replaces it. */
  change: (to: { by?: RowKind; query?: string; week?: Day | null }) => void
  /** Clears the search and the group. */
  clearFilters: () => void
  /** Moves by a number of weeks. */
  moveWeeks: (weeks: number) => void
}

const PARAM_NAMES = { by: 'by', query: 'q', week: 'week' } as const

/** One update: the URL would keep only the second of two in the same render. */
function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = writeFilter(params, { groupId: null })
  next.delete(PARAM_NAMES.query)
  return next
}

/** Returns the same object for the same week, since another one re-renders all rows. */
const useGridWeek = (first: Day, timezone: string): GridWeek =>
  useMemo(() => gridWeek(first, timezone), [first, timezone])

/** The visible week and filters, all kept in the URL so that links share them. */
export function useShiftView(): ShiftView {
  const [params, setParams] = useSearchParams()
  const filter = useFigureFilter(['group', 'zone'])
  const { timezone } = filter
  // Re-renders on a language change, which may change the first weekday.
  useLanguage()
  const start = weekStart()
  const today = dayOf(serverNow(), timezone)
  const first = weekFromText(params.get(PARAM_NAMES.week), today, start)
  const week = useGridWeek(first, timezone)
  // A ref, so that two quick presses move two weeks although the first has not rendered.
  const asked = useRef(first)
  useEffect(() => {
    asked.current = first
  }, [first])
  const change: ShiftView['change'] = (to) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [field, value] of Object.entries(to)) {
          const name = PARAM_NAMES[field as keyof typeof PARAM_NAMES] // its own keys
          if (value === null || value === '' || value === ROW_KINDS[0]) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true, replace: 'query' in to },
    )
  return {
    by: params.get(PARAM_NAMES.by) === 'creator' ? 'creator' : 'person',
    query: params.get(PARAM_NAMES.query) ?? '',
    week,
    isCurrentWeek: first === weekFromText(null, today, start),
    filter,
    change,
    clearFilters: () => setParams(withoutFilters, { preventScrollReset: true }),
    moveWeeks: (weeks) => {
      asked.current = addDays(asked.current, weeks * 7)
      change({ week: asked.current })
    },
  }
}
