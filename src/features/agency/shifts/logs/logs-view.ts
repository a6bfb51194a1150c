import { useSearchParams } from 'react-router'

import { WORK_DAY_SORTS } from '@/domain/shift/work-day'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/shift/work-log-entry'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'

export type LogFlag = (typeof WORK_LOG_FLAGS)[number]
export type LogSource = (typeof WORK_LOG_SOURCES)[number]

const DEFAULT_SORT = { by: 'day', descending: true } as const

/** Range, people, group, search, flag, source and order of the logs, all kept in the URL. */
export function useLogsView() {
  const filter = useFigureFilter(['period', 'people', 'group', 'zone'], { period: 'last_7' })
  const { params, change } = useUrlParams()
  const [, setParams] = useSearchParams()
  const query = (params.get('q') ?? '').trim()
  return {
    filter,
    flag: WORK_LOG_FLAGS.find((flag) => flag === params.get('flag')) ?? null,
    source: WORK_LOG_SOURCES.find((source) => source === params.get('source')) ?? null,
    query,
    ...useUrlSort(WORK_DAY_SORTS, DEFAULT_SORT),
    set: (name: 'flag' | 'source', value: string | null) => change({ [name]: value }),
    openPlan: () => setParams({ tab: 'shifts' }, { preventScrollReset: true }),
    clear: () => setParams({ tab: params.get('tab') ?? 'work-logs' }, { preventScrollReset: true }),
    isNarrowed:
      query !== '' ||
      filter.userIds.length > 0 ||
      filter.groupId !== null ||
      params.has('flag') ||
      params.has('source'),
  }
}
export type LogsView = ReturnType<typeof useLogsView>
