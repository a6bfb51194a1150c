import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'

import { WORK_DAY_SORTS, type WorkDaySort } from '@/domain/work-day'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/work-log-entry'

import { useAgencyFilter } from '../filter/agency-filter'
import { useAddress } from '../use-address'
import { useTyped } from '@/ui/use-typed'

export type LogFlag = (typeof WORK_LOG_FLAGS)[number]
export type LogSource = (typeof WORK_LOG_SOURCES)[number]

const DEFAULT_SORT: WorkDaySort = { by: 'day', descending: true }

function sortOf(params: URLSearchParams): WorkDaySort {
  const by = WORK_DAY_SORTS.find((candidate) => candidate === params.get('sort'))
  return by ? { by, descending: params.get('order') === 'desc' } : DEFAULT_SORT
}

/** Range, people, group, words, flag, source and order of the logs; all of it lives in the address. */
export function useLogsView() {
  const filter = useAgencyFilter(['period', 'people', 'group', 'zone'], { period: 'last_7' })
  const { params, change } = useAddress()
  const [, setParams] = useSearchParams()
  const { typed, note } = useTyped(params.get('q') ?? '')
  // Neither each letter nor each order is a step that Back takes back.
  const put = (entries: Record<string, string>) => change(entries, { replace: true })
  return {
    filter,
    flag: WORK_LOG_FLAGS.find((flag) => flag === params.get('flag')) ?? null,
    source: WORK_LOG_SOURCES.find((source) => source === params.get('source')) ?? null,
    /** What stands in the search field. */
    typed,
    /** What is asked of the server: the same, a moment later while typing fast. */
    query: useDeferredValue(typed.trim()),
    sort: sortOf(params),
    set: (name: 'flag' | 'source', value: string | null) => change({ [name]: value }),
    search: (q: string) => {
      note(q)
      put({ q })
    },
    sortBy: ({ by, descending }: WorkDaySort) => put({ sort: by, order: descending ? 'desc' : 'asc' }),
    clear: () => setParams({ tab: params.get('tab') ?? 'work-logs' }, { preventScrollReset: true }),
    isNarrowed:
      typed.trim() !== '' ||
      filter.userIds.length > 0 ||
      filter.groupId !== null ||
      params.has('flag') ||
      params.has('source'),
  }
}
export type LogsView = ReturnType<typeof useLogsView>
