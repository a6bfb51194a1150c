import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import type { FilterState } from '@/features/figures/filter/filter-params'
import {
  type FigureFilter,
  type FilterPart,
  useFigureFilter,
} from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, writeUrlState } from '@/lib/url-state'

import { EVIDENCE_PARAMS } from './evidence/use-opened-evidence'

/** The tabs of the page (screens S7). */
export const PERFORMANCE_TABS = PAGE_TABS.chatterPerformance
export type PerformanceTab = TabOf<'chatterPerformance'>

const SCHEMA = { tab: choiceField(PERFORMANCE_TABS, DEFAULT_TABS.chatterPerformance) }
const tabSearch = (tab: PerformanceTab): string =>
  writeUrlState(SCHEMA, new URLSearchParams(), { tab }).toString()

/** The user whose statement is open. */
export const OPEN_STATEMENT = 'statement'
export const PAY_MONTH = 'month'

/** URL parameters of one tab: its open drawer, and its table's order. */
const TAB_SPECIFIC_PARAMS = [OPEN_STATEMENT, ...EVIDENCE_PARAMS, ...sortParams()]

/** The URL parameters on another tab: keeps filters, drops the open drawer and the order. */
export function paramsForTab(params: URLSearchParams, tab: PerformanceTab): URLSearchParams {
  const next = writeUrlState(SCHEMA, params, { tab })
  for (const name of TAB_SPECIFIC_PARAMS) next.delete(name)
  return next
}

/** The tab in the URL, so that Back and links return to it. */
export function usePerformanceTab(): readonly [PerformanceTab, (tab: PerformanceTab) => void] {
  const { state } = useUrlState(SCHEMA)
  const { changeBy } = useUrlParams()
  return [state.tab, (to) => changeBy((current) => paramsForTab(current, to))]
}

/** The filter of a tab; a reset keeps the tab. `own` lists further URL parameters of the tab. */
export function useTabFilter(
  tab: PerformanceTab,
  parts: readonly FilterPart[],
  { defaults = {}, own = [] }: { defaults?: Partial<FilterState>; own?: readonly string[] } = {},
): FigureFilter {
  const filter = useFigureFilter(parts, defaults)
  const { params } = useUrlParams()
  return {
    ...filter,
    isChanged: filter.isChanged || own.some((name) => params.has(name)),
    reset: (search) => filter.reset(search ?? tabSearch(tab)),
  }
}
