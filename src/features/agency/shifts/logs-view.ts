import { useSearchParams } from 'react-router'

import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/work-log-entry'

import { useAgencyFilter } from '../filter/agency-filter'

export type LogFlag = (typeof WORK_LOG_FLAGS)[number]
export type LogSource = (typeof WORK_LOG_SOURCES)[number]

/** Range, people, group, flag and source of the logs; all of it lives in the address. */
export function useLogsView() {
  const filter = useAgencyFilter(['period', 'people', 'group', 'zone'], { period: 'last_7' })
  const [params, setParams] = useSearchParams()
  const set = (name: 'flag' | 'source', value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    filter,
    flag: WORK_LOG_FLAGS.find((flag) => flag === params.get('flag')) ?? null,
    source: WORK_LOG_SOURCES.find((source) => source === params.get('source')) ?? null,
    set,
    clear: () => setParams({ tab: params.get('tab') ?? 'work-logs' }, { preventScrollReset: true }),
    isNarrowed:
      filter.userIds.length > 0 || filter.groupId !== null || params.has('flag') || params.has('source'),
  }
}
export type LogsView = ReturnType<typeof useLogsView>
