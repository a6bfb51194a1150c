import { useSearchParams } from 'react-router'

import { PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { daysOfRange } from '@/domain/time/period'
import type { Range } from '@/domain/time/range'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams } from '@/features/figures/url/use-url-sort'

import { type FilterState, writeFilter } from '@/features/figures/filter/filter-params'
import {
  type FigureFilter,
  type FilterPart,
  useFigureFilter,
} from '@/features/figures/filter/use-figure-filter'
import { EVIDENCE_PARAMS } from './evidence/use-opened-evidence'

/** The tabs of the page (screens S7). */
export const PERFORMANCE_TABS = PAGE_TABS.chatterPerformance
export type PerformanceTab = TabOf<'chatterPerformance'>

const TAB = 'tab'
const tabSearch = (tab: PerformanceTab): string => (tab === 'performance' ? '' : `${TAB}=${tab}`)

/** A URL parameter with a few values; an unknown one counts as the first. */
export function useChoiceParam<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const { params, change: put } = useUrlParams()
  const standard = values[0]
  const value = values.find((one) => one === params.get(name)) ?? standard
  const change = (to: Value) => put({ [name]: to === standard ? null : to })
  return [value, change] as const
}

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

/** Like `onTab`, with the viewed days, since each tab has its own default period. */
export const paramsForTabAndPeriod = (
  params: URLSearchParams,
  tab: PerformanceTab,
  looked: Range,
): URLSearchParams => writeFilter(paramsForTab(params, tab), { period: daysOfRange(looked) })

/** The tab in the URL, so that Back and links return to it. */
export function usePerformanceTab(): readonly [PerformanceTab, (tab: PerformanceTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = PERFORMANCE_TABS.find((one) => one === params.get(TAB)) ?? 'performance'
  return [tab, (to) => setParams((current) => paramsForTab(current, to), { preventScrollReset: true })]
}

/** The filter of a tab; a reset keeps the tab. `own` lists further URL parameters of the tab. */
export function useTabFilter(
  tab: PerformanceTab,
  parts: readonly FilterPart[],
  { defaults = {}, own = [] }: { defaults?: Partial<FilterState>; own?: readonly string[] } = {},
): FigureFilter {
  const filter = useFigureFilter(parts, defaults)
  const [params] = useSearchParams()
  return {
    ...filter,
    isChanged: filter.isChanged || own.some((name) => params.has(name)),
    reset: (search) => filter.reset(search ?? tabSearch(tab)),
  }
}
