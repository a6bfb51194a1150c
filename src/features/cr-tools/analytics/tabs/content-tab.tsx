import { useTranslation } from '@/i18n/use-translation'

import type { ContentResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { formatMoney } from '@/i18n/format'
import { countColumn, moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { lowDataOf } from '@/features/figures/table/low-data'

import { MediaThumbs } from '../../mass'
import { useCanSeeSpend } from '../../people/user-permissions'
import { FiguresTab } from '../parts/figures-tab'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

const revenueOf = ({ dmRevenue, massRevenue }: ContentResult): number | null =>
  dmRevenue === null || massRevenue === null ? null : dmRevenue + massRevenue

function useContentColumns({ timezone: zone }: FigureFilter, currency: string): Column<ContentResult>[] {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const titleOf = ({ media }: ContentResult) => media.title || media.mediaId
  return [
    {
      id: 'item',
      header: t('insights.item'),
      isWide: true,
      sortValue: titleOf,
      cell: (row) => (
        <span className="flex w-34 max-w-full min-w-full items-center gap-2">
          <MediaThumbs of={[row.media]} size="size-7" />
          <bdi dir="auto" className="cut">
            {titleOf(row)}
          </bdi>
        </span>
      ),
    },
    {
      id: 'id',
      header: t('insights.item_id'),
      isHiddenAtFirst: true,
      sortValue: ({ media }) => media.mediaId,
      cell: ({ media }) => <bdi dir="ltr">{media.mediaId}</bdi>,
    },
    ...(seesMoney
      ? [
          moneyColumn<ContentResult>(
            { id: 'earned', header: t('insights.earned'), info: t('insights.earned_info', { zone }) },
            revenueOf,
            currency,
          ),
          moneyColumn<ContentResult>(
            { id: 'dm', header: t('insights.earned_dm'), info: t('insights.earned_dm_info', { zone }) },
            ({ dmRevenue }) => dmRevenue,
            currency,
          ),
          moneyColumn<ContentResult>(
            { id: 'mass', header: t('insights.earned_mass'), info: t('insights.earned_mass_info') },
            ({ massRevenue }) => massRevenue,
            currency,
          ),
        ]
      : []),
    countColumn<ContentResult>(
      { id: 'sends', header: t('insights.sends'), info: t('insights.sends_info', { zone }) },
      ({ sends }) => sends,
    ),
    countColumn<ContentResult>(
      { id: 'unlocks', header: t('insights.unlocks'), info: t('insights.unlocks_info', { zone }) },
      ({ unlocks }) => unlocks,
    ),
    shareColumn<ContentResult>(
      { id: 'rate', header: t('performance.figure_unlockRate'), info: t('insights.content_rate_info') },
      ({ unlocks, sends }) => ratio(unlocks, sends),
      lowDataOf<ContentResult>(({ sends }) => sends),
    ),
  ]
}

const FIGURES = [
  ['items', 'count'],
  ['sends', 'count'],
  ['unlocks', 'count'],
  ['dmRevenue', 'money'],
  ['massRevenue', 'money'],
] as const

/** Tab: revenue by vault item. */
export function ContentTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const read = useAnalytics('content', props)
  const { data, fault } = read
  const seesMoney = useCanSeeSpend()
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const rest = data?.totals.withoutItem
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.content_${id}`),
    info: t(`insights.content_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab of={read} filter={props.filter} figures={FIGURES} wordsOf={wordsOf}>
      <FigureTable
        id="insights-content"
        title={t('insights.content')}
        detail={
          rest ? t('insights.without_item', { amount: formatMoney({ amount: rest, currency }) }) : undefined
        }
        columns={useContentColumns(filter, currency)}
        rows={data?.rows}
        rowKey={({ media }) => media.mediaId}
        rowName={({ media }) => media.title}
        searchLabel={t('insights.find_item')}
        defaultSort={{ column: seesMoney ? 'earned' : 'unlocks', direction: 'descending' }}
        fault={fault}
        filter={filter}
      />
    </FiguresTab>
  )
}
