import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { addDays, type Day, dayOf } from '@/domain/day'
import { type GridWeek, gridWeek, weekNamed } from '@/domain/shift-grid'
import { useLanguage } from '@/i18n/words'
import { weekStart } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'

import { writeFilter } from '@/features/figures/filter-address'
import { type FigureFilter, useFigureFilter } from '@/features/figures/figure-filter'

/** What a row of the plan stands for. */
export const ROW_KINDS = ['person', 'creator'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export interface ShiftView {
  by: RowKind
  query: string
  week: GridWeek
  /** Whether it is the week of today. */
  isNow: boolean
  filter: FigureFilter
  /** Changes some of it, as one step that Back takes back; what is typed makes no steps. */
  change: (to: { by?: RowKind; query?: string; week?: Day | null }) => void
  /** Everybody again: neither words nor a group. */
  clear: () => void
  /** So many weeks on or back. */
  go: (weeks: number) => void
}

const NAMES = { by: 'by', query: 'q', week: 'week' } as const

/** In one go: of two changes at once the address keeps the second alone. */
function widened(params: URLSearchParams): URLSearchParams {
  const next = writeFilter(params, { groupId: null })
  next.delete(NAMES.query)
  return next
}

/** The same object while the week is the same: rows are drawn anew for another. */
const useGridWeek = (first: Day, timezone: string): GridWeek =>
  useMemo(() => gridWeek(first, timezone), [first, timezone])

/** Which week of whom is shown: all of it lives in the address, so that a link shows others the same. */
export function useShiftView(): ShiftView {
  const [params, setParams] = useSearchParams()
  const filter = useFigureFilter(['group', 'zone'])
  const { timezone } = filter
  // The week begins as the language has it.
  useLanguage()
  const start = weekStart()
  const today = dayOf(serverNow(), timezone)
  const first = weekNamed(params.get(NAMES.week), today, start)
  const week = useGridWeek(first, timezone)
  // Whoever presses twice means two weeks, though the first of them is not drawn yet.
  const asked = useRef(first)
  useEffect(() => {
    asked.current = first
  }, [first])
  const change: ShiftView['change'] = (to) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [field, value] of Object.entries(to)) {
          const name = NAMES[field as keyof typeof NAMES] // its own keys
          if (value === null || value === '' || value === ROW_KINDS[0]) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true, replace: 'query' in to },
    )
  return {
    by: params.get(NAMES.by) === 'creator' ? 'creator' : 'person',
    query: params.get(NAMES.query) ?? '',
    week,
    isNow: first === weekNamed(null, today, start),
    filter,
    change,
    clear: () => setParams(widened, { preventScrollReset: true }),
    go: (weeks) => {
      asked.current = addDays(asked.current, weeks * 7)
      change({ week: asked.current })
    },
  }
}
