import { useCallback } from 'react'

import type { ResponseOf } from '@/api/call'
import { listWorkDays } from '@/api/calls/agency/shifts'
import { type ListRequest, pagesOf } from '@/api/query'
import { NO_WORK } from '@/domain/shift/work-day-figures'
import { firstDayOf } from '@/domain/time/period'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { givenFields } from '@/lib/given-fields'

import { usePolling } from '../../live/use-polling'
import { logColumns } from './log-columns'
import type { LogsView } from './logs-view'

/** One page of the list; the next loads while there are rows left to scroll. */
const PAGE_SIZE = 100
/** The server's page limit. */
const EXPORT_PAGE_SIZE = 2000

const workDaysRequest = ({
  filter: { range, userIds, groupId },
  query,
  flag,
  source,
  order,
}: LogsView): ListRequest<typeof listWorkDays> => ({
  ...range,
  query,
  sort: order,
  ...givenFields({ userIds, groupId, flag, source }),
})

/** Worked against planned time for the URL's filter, with totals of all pages. */
export function useWorkDays(view: LogsView, now: number) {
  const { t } = useTranslation('analytics')
  const { timezone, range } = view.filter
  const columnsOf = useCallback(
    (_: unknown, total: ResponseOf<typeof listWorkDays>['figures'] = NO_WORK) =>
      logColumns(t, { timezone, zone: timeZoneDisplayName(timezone), now, total }),
    [t, timezone, now],
  )
  return useServerTable({
    pagesOf: (limit) => pagesOf(listWorkDays, { ...workDaysRequest(view), limit }),
    pageSize: PAGE_SIZE,
    file: { name: `work-logs-${firstDayOf(range)}`, pageSize: EXPORT_PAGE_SIZE },
    sorting: view,
    // Running logs grow without an event.
    polling: usePolling(),
    sumsOf: (pages) => pages.at(-1)?.figures,
    columnsOf,
  })
}
