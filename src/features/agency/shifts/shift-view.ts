import { useMemo } from 'react'

import type { Day } from '@/domain/time/day'
import { type GridWeek, gridWeek } from '@/domain/shift/shift-grid'
import { writeFilter } from '@/features/figures/filter/filter-params'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useUrlWeek } from '@/features/figures/url/use-url-week'
import { hasPendingName } from '@/lib/text/pending-name'
import { choiceField, searchField, type UrlState, writeUrlState } from '@/lib/url-state'

/** What a row of the plan is about. */
export const ROW_KINDS = ['person', 'creator'] as const
export type RowKind = (typeof ROW_KINDS)[number]

const VIEW_FIELDS = {
  by: choiceField(ROW_KINDS, 'person'),
  query: searchField(),
}

/** One update: the URL would keep only the second of two in the same render. */
const ofAllGroups =
  (to: Partial<UrlState<typeof VIEW_FIELDS>>) =>
  (params: URLSearchParams): URLSearchParams =>
    writeUrlState(VIEW_FIELDS, writeFilter(params, { groupId: null }), to)

/** What finds a person of this account name; nothing, so all people, for a name that has not loaded or is unknown. */
export const searchFor = (accountName: string, userId: string): string =>
  hasPendingName(accountName) || accountName === userId ? '' : accountName.trim().replace(/^@/, '')

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
  const steps = useUrlWeek(timezone)
  const week = useGridWeek(steps.first, timezone)
  /** Adds a history entry, but not for each typed letter. */
  const change = (to: Partial<UrlState<typeof VIEW_FIELDS>>) => changeState(to, { replace: 'query' in to })
  return {
    by: state.by,
    query: state.query,
    week,
    steps,
    filter,
    change,
    /** Clears the search and the group. */
    clearFilters: () => changeBy(ofAllGroups({ query: '' })),
    showPerson: (name: string) => changeBy(ofAllGroups({ by: 'person', query: name })),
  }
}
