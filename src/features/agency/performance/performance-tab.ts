import { PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import type { FilterState } from '@/features/figures/filter/filter-params'
import {
  type FigureFilter,
  type FilterPart,
  useFigureFilter,
} from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams } from '@/features/figures/url/use-url-sort'

import { EVIDENCE_PARAMS } from './evidence/use-opened-evidence'

/** The tabs of the page (screens S7). */
export const PERFORMANCE_TABS = PAGE_TABS.chatterPerformance
export type PerformanceTab = TabOf<'chatterPerformance'>

const TAB = 'tab'
const tabSearch = (tab: PerformanceTab): string => (tab === 'performance' ? '' : `${TAB}=${tab}`)

/** The user whose statement is open. */
export const OPEN_STATEMENT = 'statement'
/** The month of the statements. */
export const PAY_MONTH = 'month'

/** URL parameters of one tab: its open drawer, and its table's order. */
const TAB_SPECIFIC_PARAMS = [OPEN_STATEMENT, ...EVIDENCE_PARAMS, ...sortParams()]

/** The URL parameters on another tab: keeps filters, drops the open drawer and the order. */
export function paramsForTab(params: URLSearchParams, tab: PerformanceTab): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of TAB_SPECIFIC_PARAMS) next.delete(name)
  if (tab === 'performance') next.delete(TAB)
  else next.set(TAB, tab)
  return next
}

/** The tab in the URL, so that Back and links return to it. */
export function usePerformanceTab(): readonly [PerformanceTab, (tab: PerformanceTab) => void] {
  const { params, changeBy } = useUrlParams()
  const tab = PERFORMANCE_TABS.find((one) => one === params.get(TAB)) ?? 'performance'
  return [tab, (to) => changeBy((current) => paramsForTab(current, to))]
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
