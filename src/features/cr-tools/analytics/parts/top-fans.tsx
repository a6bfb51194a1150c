import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listTopFans } from '@/api/calls/creator/analytics'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { useNamesOr } from '@/api/user-names'
import type { TopFan } from '@/domain/figures/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTable } from '@/features/figures/table/figure-table'
import { faultOf } from '@/features/figures/widget-fault'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { countColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../../people/user-permissions'
import type { AnalyticsTabProps } from '../use-analytics'
import { fanColumn } from '../../people/fan-column'

const PER_PAGE = 50

function useTopFanColumns(
  rows: readonly TopFan[],
  { creatorId, filter }: AnalyticsTabProps,
  currency: string,
): Column<TopFan>[] {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const zone = filter.timezone
  const nameOf = useNamesOr(
    rows.map(({ userId }) => userId),
    t('insights.someone'),
  )
  const info = t('insights.top_fans_info', { zone })
  return [
    fanColumn<TopFan>(t('insights.fan'), creatorId, nameOf),
    ...(seesMoney
      ? [
          moneyColumn<TopFan>(
            { id: 'gross', header: t('insights.gross'), info },
            ({ gross }) => gross,
            currency,
          ),
          moneyColumn<TopFan>(
            { id: 'net', header: t('insights.net'), info: t('insights.net_info') },
            ({ net }) => net,
            currency,
          ),
        ]
      : []),
    countColumn<TopFan>(
      { id: 'purchases', header: t('insights.purchases'), info },
      ({ purchases }) => purchases,
    ),
    countColumn<TopFan>(
      {
        id: 'messages',
        header: t('performance.figure_messages'),
        info: t('performance.figure_messages_info', { zone }),
      },
      ({ messages }) => messages,
    ),
    timeColumn({ id: 'lastAt', header: t('insights.last_purchase') }, ({ lastAt }) => lastAt, zone),
  ]
}

/** Table of the fans who bought most in the range. */
export function TopFans(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const { creatorId, filter } = props
  const list = useInfiniteQuery(pagesOf(listTopFans, { ...filter.range, limit: PER_PAGE }, creatorId))
  const rows = list.data?.pages.flatMap(({ data }) => data)
  const status = useQueryStatus(list)
  const fault = list.isFetchNextPageError ? undefined : faultOf(status)
  return (
    <FigureTable
      id="insights-top-fans"
      title={t('insights.top_fans')}
      columns={useTopFanColumns(rows ?? [], props, list.data?.pages[0]?.currency ?? DEFAULT_CURRENCY)}
      rows={rows}
      rowKey={({ userId }) => userId}
      defaultSort={{ column: seesMoney ? 'gross' : 'purchases', direction: 'descending' }}
      fault={fault}
      filter={filter}
      foot={
        list.hasNextPage && (
          <div className="flex flex-wrap items-center gap-3 px-4 py-3">
            <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('insights.more_fans')}
            </Button>
            {list.isFetchNextPageError && (
              <span role="alert">
                <FieldError>{t('insights.more_failed')}</FieldError>
              </span>
            )}
          </div>
        )
      }
    />
  )
}
