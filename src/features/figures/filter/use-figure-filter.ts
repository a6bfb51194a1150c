import { useMemo } from 'react'

import { comparedRange, type Comparison, comparisonsOf } from '@/domain/time/compared-range'
import type { Range } from '@/domain/time/range'

import { useUrlParams } from '../url/use-url-params'
import { FILTER_DEFAULTS, type FilterState, isFilterChanged, readFilter, writeFilter } from './filter-params'
import { type PeriodRange, useRange } from './use-range'

/**
 * The fields behind each filter that a page can offer. `compare` is the previous period only, `compareMonths` adds
 * months, quarters and years.
 */
const FIELD_OF = {
  period: 'period',
  compare: 'compare',
  compareMonths: 'compare',
  basis: 'basis',
  creators: 'creatorIds',
  people: 'userIds',
  group: 'groupId',
  zone: 'zone',
} as const satisfies Record<string, keyof FilterState>
export type FilterPart = keyof typeof FIELD_OF

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

/** The state of the offered filters; the others keep their defaults, whatever the URL says. */
function offeredState(
  params: URLSearchParams,
  parts: readonly FilterPart[],
  defaults: FilterState,
): FilterState {
  const fields: ReadonlySet<string> = new Set(parts.map((part) => FIELD_OF[part]))
  const offered = Object.entries(readFilter(params, defaults)).filter(([field]) => fields.has(field))
  return { ...defaults, ...Object.fromEntries(offered) }
}

/**
 * The filters of a page of figures: period, comparison, basis, people and zone. The URL holds them, so that a
 * link shares the view and Back restores it; invalid values count as absent.
 */
export function useFigureFilter(
  parts: readonly FilterPart[],
  pageDefaults: Partial<FilterState> = {},
): FigureFilter {
  const { params, changeBy } = useUrlParams()
  const defaults = { ...FILTER_DEFAULTS, ...pageDefaults }
  const state = offeredState(params, parts, defaults)
  const period = useRange(state.period, state.zone)
  const offered = parts.includes('compareMonths') ? undefined : PREVIOUS_ONLY
  const comparison = useComparison(period.range, state.compare, defaults.compare, offered)
  return {
    ...state,
    ...comparison,
    ...period,
    parts,
    isChanged: isFilterChanged({ ...state, compare: comparison.compare }, defaults),
    search: params.toString(),
    change: (change) => changeBy((current) => writeFilter(current, change, defaults)),
    reset: (search) =>
      changeBy((current) =>
        search === undefined ? writeFilter(current, defaults, defaults) : new URLSearchParams(search),
      ),
  }
}
