import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { comparedRange, type Comparison, comparisonsOf } from '@/domain/time/compared-range'
import type { Range } from '@/domain/time/range'
import { type PeriodRange, useRange } from './use-range'

import { FILTER_DEFAULTS, FILTER_PARAMS, type FilterState, readFilter, writeFilter } from './filter-params'

/**
 * Filters that a page offers; the others keep their defaults, whatever the URL says. `compare` is the
 * previous period only, `compareMonths` adds months, quarters and years.
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
  /** The comparisons this page offers for its period; includes the current one. */
  comparisons: readonly Comparison[]
  /** The whole comparison range; null without a comparison. */
  comparedRange: Range | null
  /** Whether any filter differs from its default. */
  isChanged: boolean
  /** The URL's search part, as saved views store it. */
  search: string
  /** Changes some filters, with one history entry. */
  change: (change: Partial<FilterState>) => void
  /** Resets all filters to their defaults, or to the search part of a saved view. */
  reset: (search?: string) => void
}

/** Returns the comparison; one that is not offered for the range becomes the fallback. */
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
 * The filters of a page of figures: period, comparison, basis, people and zone. The URL holds them, so that a
 * link shares the view and Back restores it; invalid values count as absent.
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
    Object.entries(state).filter(([field]) => fields.has(field as keyof FilterState)), // Only its own keys.
  )
}
