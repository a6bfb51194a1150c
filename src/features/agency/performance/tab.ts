import { useSearchParams } from 'react-router'

import { PAGE_TABS, type TabOf } from '@/domain/page-tabs'
import { daysOfRange } from '@/domain/period'
import type { Range } from '@/domain/range'
import { useAddress } from '@/features/figures/use-address'
import { sortParams } from '@/features/figures/use-address-sort'

import { type FilterState, writeFilter } from '@/features/figures/filter-address'
import { type FigureFilter, type FilterPart, useFigureFilter } from '@/features/figures/figure-filter'
import { EVIDENCE_PARAMS } from './evidence/use-opened-evidence'

/** What the page tells of the team's work, each in a tab of its own (screens S7). */
export const PERFORMANCE_TABS = PAGE_TABS.chatterPerformance
export type PerformanceTab = TabOf<'chatterPerformance'>

const TAB = 'tab'
const searchOf = (tab: PerformanceTab): string => (tab === 'performance' ? '' : `${TAB}=${tab}`)

/** One of a few values in the address; what makes no sense there counts as not said. */
export function useChoiceParam<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const { params, change: put } = useAddress()
  const standard = values[0]
  const value = values.find((one) => one === params.get(name)) ?? standard
  const change = (to: Value) => put({ [name]: to === standard ? null : to })
  return [value, change] as const
}

/** Whose statement is open. */
export const OPEN_STATEMENT = 'statement'
/** Of which month. */
export const PAY_MONTH = 'month'

/** What of a tab is no other's: what is open over it, and the order of its table. */
const OF_TAB = [OPEN_STATEMENT, ...EVIDENCE_PARAMS, ...sortParams()]

/** The address on another tab: filters stay, what was open and the order of the rows do not. */
export function onTab(params: URLSearchParams, tab: PerformanceTab): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of OF_TAB) next.delete(name)
  if (tab === 'performance') next.delete(TAB)
  else next.set(TAB, tab)
  return next
}

/** The address on another tab for days that were looked at: where it names none, each tab shows some of its own. */
export const onTabFor = (params: URLSearchParams, tab: PerformanceTab, looked: Range): URLSearchParams =>
  writeFilter(onTab(params, tab), { period: daysOfRange(looked) })

/** The tab in the address: Back and a shared link come to it again. */
export function usePerformanceTab(): readonly [PerformanceTab, (tab: PerformanceTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = PERFORMANCE_TABS.find((one) => one === params.get(TAB)) ?? 'performance'
  return [tab, (to) => setParams((current) => onTab(current, to), { preventScrollReset: true })]
}

/** The filter of a tab: what resets it leaves the tab where it is. `own` are the tab's further fields in the address. */
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
