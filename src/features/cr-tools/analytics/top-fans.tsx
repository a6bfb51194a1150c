import { useTranslation } from '@/i18n/use-translation'

import { listTopFans } from '@/api/calls/creator/analytics'
import type { ResponseOf } from '@/api/call'
import { pagesOf } from '@/api/query'
import { TOP_FAN_SORTS, type TopFan } from '@/domain/figures/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { firstDayOf } from '@/domain/time/period'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { countColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { fanColumn } from '../people/fan-column'
import { useCanSeeSpend } from '../base/permissions'
import type { AnalyticsTabProps } from './use-analytics'

const PAGE_SIZE = 50

const MONEY_SORTS: readonly string[] = ['gross', 'net']
const SORTS_WITHOUT_MONEY = TOP_FAN_SORTS.filter((by) => !MONEY_SORTS.includes(by))

type Page = ResponseOf<typeof listTopFans>

/** Returns the columns; the totals of a page are those of all fans. */
function useTopFanColumns({ creatorId, filter }: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const zone = filter.timezone
  const seesSpend = useCanSeeSpend()
  const info = t('insights.top_fans_info', { zone })
  return (nameOf: (userId: string) => string, page: Page | undefined): Column<TopFan>[] => {
    const { sums, currency = DEFAULT_CURRENCY } = page ?? {}
    const money = (id: 'gross' | 'net', about: string) =>
      moneyColumn<TopFan>(
        { id, header: t(`insights.${id}`), info: about, sum: sums?.[id] },
        (row) => row[id],
        currency,
      )
    const count = (id: 'purchases' | 'messages', header: string, about: string) =>
      countColumn<TopFan>({ id, header, info: about, sum: sums?.[id] }, (row) => row[id])
    const messages = t('performance.figure_messages')
    return [
      { ...fanColumn<TopFan>(t('column.fan'), creatorId, nameOf), total: t('insights.total') },
      ...(seesSpend ? [money('gross', info), money('net', t('insights.net_info'))] : []),
      count('purchases', t('insights.purchases'), info),
      count('messages', messages, t('performance.figure_messages_info', { zone })),
      timeColumn({ id: 'lastAt', header: t('insights.last_purchase') }, ({ lastAt }) => lastAt, zone),
    ]
  }
}

/** Table of the fans who bought in the range. */
export function TopFans(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { creatorId, filter } = props
  const seesSpend = useCanSeeSpend()
  const sorting = useUrlSort(
    seesSpend ? TOP_FAN_SORTS : SORTS_WITHOUT_MONEY,
    { by: seesSpend ? 'gross' : 'purchases', descending: true },
    'fans_',
  )
  const columnsBy = useTopFanColumns(props)
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listTopFans, { ...filter.range, sort: sorting.order, limit }, creatorId),
    pageSize: PAGE_SIZE,
    file: { name: `top-fans-${firstDayOf(filter.range)}` },
    sorting,
    userIdsOf: ({ userId }: TopFan) => [userId],
    sumsOf: ([page]: readonly Page[]) => page,
    columnsOf: columnsBy,
  })
  return (
    <ServerTable
      {...table}
      id="insights-top-fans"
      title={t('insights.top_fans')}
      rowKey={({ userId }) => userId}
      rowName={({ userId }) => nameOf(userId)}
      hasTotals
    />
  )
}
