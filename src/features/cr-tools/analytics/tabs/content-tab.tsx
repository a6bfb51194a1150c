import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, ContentResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { type FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import { formatMoney } from '@/i18n/format'
import { countColumn, moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { MediaThumbs } from '../../mass'
import { useCanSeeSpend } from '../../people/user-permissions'
import { lowDataOf } from '@/features/figures/table/low-data'
import { TabLayout } from '../parts/tab-layout'
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
        <span className="flex max-w-64 items-center gap-2">
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

type ContentSums = AnalyticsOf<'content'>['totals']

const FIGURES = [
  ['items', 'count'],
  ['sends', 'count'],
  ['unlocks', 'count'],
  ['dmRevenue', 'money'],
  ['massRevenue', 'money'],
] as const satisfies readonly (readonly [keyof ContentSums, TileFigure['unit']])[]

/** Tab: revenue by vault item. */
export function ContentTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const { data, fault, isOld } = useAnalytics('content', props)
  const seesMoney = useCanSeeSpend()
  const shown = FIGURES.filter(([, unit]) => seesMoney || unit !== 'money')
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const rest = data?.totals.withoutItem
  return (
    <TabLayout isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        count={shown.length}
        currency={currency}
        fault={fault}
        filter={filter}
        figures={
          data &&
          shown.map(([id, unit]): TileFigure => ({
            id,
            label: t(`insights.content_${id}`),
            info: t(`insights.content_${id}_info`, { zone: filter.timezone }),
            unit,
            value: data.totals[id],
            previous: data.previous?.[id],
          }))
        }
      />
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
    </TabLayout>
  )
}
