import type { TabOf } from '@/domain/page/page-tabs'
import { WORK_DAY_SORTS } from '@/domain/shift/work-day'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/shift/work-log-entry'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, searchField } from '@/lib/url-state'

export type LogFlag = (typeof WORK_LOG_FLAGS)[number]

const DEFAULT_SORT = { by: 'day', descending: true } as const

const SCHEMA = {
  flag: choiceField(WORK_LOG_FLAGS, null),
  source: choiceField(WORK_LOG_SOURCES, null),
  query: searchField(),
}
const OPTIONS = { isStep: true }

/** Range, people, group, search, flag, source and order of the logs, all kept in the URL. */
export function useLogsView() {
  const filter = useFigureFilter(['period', 'people', 'group', 'zone'], { period: 'last_7' })
  const { state, narrow, isNarrowed } = useUrlState(SCHEMA, OPTIONS)
  const { changeBy } = useUrlParams()
  /** A tab with its defaults. */
  const openTab = (tab: TabOf<'agencyEmployees'>) => changeBy(() => new URLSearchParams({ tab }))
  return {
    filter,
    ...state,
    ...useUrlSort(WORK_DAY_SORTS, DEFAULT_SORT),
    narrow,
    openPlan: () => openTab('shifts'),
    clear: () => openTab('work-logs'),
    isNarrowed: isNarrowed || filter.userIds.length > 0 || filter.groupId !== null,
  }
}
export type LogsView = ReturnType<typeof useLogsView>
