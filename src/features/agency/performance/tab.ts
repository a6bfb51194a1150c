import { useSearchParams } from 'react-router'

import { PAGE_TABS, type TabOf } from '@/domain/page-tabs'
import { daysOfRange } from '@/domain/period'
import type { Range } from '@/domain/range'
import { useAddress } from '@/features/figures/use-address'
import { sortParams } from '@/features/figures/use-address-sort'

import { type FilterState, writeFilter } from '@/features/figures/filter-address'
import { type FigureFilter, type FilterPart, useFigureFilter } from '@/features/figures/figure-filter'
import { EVIDENCE_PARAMS } from './evidence/use-opened-evidence'

/** The tabs of the page (screens S7). */
export const PERFORMANCE_TABS = PAGE_TABS.chatterPerformance
export type PerformanceTab = TabOf<'chatterPerformance'>

const TAB = 'tab'
const searchOf = (tab: PerformanceTab): string => (tab === 'performance' ? '' : `${TAB}=${tab}`)

/** A URL parameter with a few values; an unknown one counts as the first. */
export function useChoiceParam<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const { params, change: put } = useAddress()
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
const OF_TAB = [OPEN_STATEMENT, ...EVIDENCE_PARAMS, ...sortParams()]

/** The URL parameters on another tab: keeps filters, drops the open drawer and the order. */
export function onTab(params: URLSearchParams, tab: PerformanceTab): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of OF_TAB) next.delete(name)
  if (tab === 'performance') next.delete(TAB)
  else next.set(TAB, tab)
  return next
}

/** Like `onTab`, with the viewed days, since each tab has its own default period. */
export const onTabFor = (params: URLSearchParams, tab: PerformanceTab, looked: Range): URLSearchParams =>
  writeFilter(onTab(params, tab), { period: daysOfRange(looked) })

/** The tab in the URL, so that Back and links return to it. */
export function usePerformanceTab(): readonly [PerformanceTab, (tab: PerformanceTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = PERFORMANCE_TABS.find((one) => one === params.get(TAB)) ?? 'performance'
  return [tab, (to) => setParams((current) => onTab(current, to), { preventScrollReset: true })]
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
    reset: (search) => filter.reset(search ?? searchOf(tab)),
  }
}
