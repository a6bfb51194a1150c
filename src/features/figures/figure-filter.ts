import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { comparedRange, type Comparison, comparisonsOf } from '@/domain/compared-range'
import type { Range } from '@/domain/range'
import { type PeriodRange, useRange } from './use-range'

import { FILTER_DEFAULTS, FILTER_PARAMS, type FilterState, readFilter, writeFilter } from './filter-address'

/**
 * What a page offers to choose; the rest stays as by default, whatever the address says. `compare` is the previous
 * period only, `compareMonths` months, quarters and years as well.
 */
export type FilterPart =
  | 'period'
  | 'compare'
  | 'compareMonths'
  | 'basis'
  | 'creators'
  | 'people'
  | 'group'
  | 'zone'

const FIELD_OF: Record<FilterPart, keyof FilterState> = {
  period: 'period',
  compare: 'compare',
  compareMonths: 'compare',
  basis: 'basis',
  creators: 'creatorIds',
  people: 'userIds',
  group: 'groupId',
  zone: 'zone',
}

const PREVIOUS_ONLY: readonly Comparison[] = ['previous', 'none']

export interface FigureFilter extends FilterState, PeriodRange {
  parts: readonly FilterPart[]
  /** The comparisons this page offers for its period; `compare` is always one of them. */
  comparisons: readonly Comparison[]
  /** The whole range the period is compared with; null without a comparison. */
  comparedRange: Range | null
  /** Whether anything is not as by default. */
  isChanged: boolean
  /** The search part of the address: what a saved view keeps. */
  search: string
  /** Changes some of it, as one step that Back takes back. */
  change: (change: Partial<FilterState>) => void
  /** Everything as by default; a saved view's search part instead where one is given. */
  reset: (search?: string) => void
}

/** What the range is compared with; a comparison that is not offered for it counts as the fallback. */
function useComparison(
  range: Range,
  wanted: Comparison,
  fallback: Comparison,
  offered: readonly Comparison[] | undefined,
): Pick<FigureFilter, 'compare' | 'comparisons' | 'comparedRange'> {
  return useMemo(() => {
    const comparisons = offered ?? comparisonsOf(range)
    const compare = comparisons.includes(wanted) ? wanted : fallback
    return {
      compare,
      comparisons,
      comparedRange: compare === 'none' ? null : comparedRange(range, compare),
    }
  }, [range, wanted, fallback, offered])
}

/**
 * Period, comparison, basis, people and zone of a page of figures. All of it lives in the address, so that a link
 * shows the same to others and Back restores the view; nonsense there counts as not said.
 */
export function useFigureFilter(
  parts: readonly FilterPart[],
  defaults: Partial<FilterState> = {},
): FigureFilter {
  const [params, setParams] = useSearchParams()
  const standard = { ...FILTER_DEFAULTS, ...defaults }
  const fields = new Set(parts.map((part) => FIELD_OF[part]))
  const state = { ...standard, ...pick(readFilter(params, standard), fields) }
  const days = useRange(state.period, state.zone)
  const { range } = days
  const offered = parts.includes('compareMonths') ? undefined : PREVIOUS_ONLY
  const comparison = useComparison(range, state.compare, standard.compare, offered)
  return {
    ...state,
    ...comparison,
    parts,
    ...days,
    isChanged: FILTER_PARAMS.some((name) => params.has(name)),
    search: params.toString(),
    change: (change) =>
      setParams((current) => writeFilter(current, change, standard), { preventScrollReset: true }),
    reset: (search) =>
      setParams((current) => (search === undefined ? without(current) : new URLSearchParams(search)), {
        preventScrollReset: true,
      }),
  }
}

/** Other parameters of the URL, such as the tab, stay. */
function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of FILTER_PARAMS) rest.delete(name)
  return rest
}

function pick(state: FilterState, fields: ReadonlySet<keyof FilterState>): Partial<FilterState> {
  return Object.fromEntries(
    Object.entries(state).filter(([field]) => fields.has(field as keyof FilterState)), // its own keys
  )
}
