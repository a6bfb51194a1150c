import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, ContentResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { hrefWith } from '@/domain/page/href-with'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { formatMoney } from '@/i18n/format'
import { countColumn, moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { lowDataOf } from '@/features/figures/table/low-data'

import { MediaThumbs } from '../../mass'
import { useCanSeeSpend, useMayOpen } from '../../base/permissions'
import { FiguresTab } from '../figures-tab'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

const revenueOf = ({
  dmRevenue,
  massRevenue,
}: Pick<ContentResult, 'dmRevenue' | 'massRevenue'>): number | null =>
  dmRevenue === null || massRevenue === null ? null : dmRevenue + massRevenue

type ContentSums = AnalyticsOf<'content'>['totals']

function useContentMoneyColumns(
  zone: string,
  currency: string,
  totals: ContentSums | undefined,
): Column<ContentResult>[] {
  const { t } = useTranslation('analytics')
  return [
    moneyColumn<ContentResult>(
      {
        id: 'earned',
        header: t('insights.earned'),
        info: t('insights.earned_info', { zone }),
        sum: totals && revenueOf(totals),
      },
      revenueOf,
      currency,
    ),
    moneyColumn<ContentResult>(
      {
        id: 'dm',
        header: t('insights.earned_dm'),
        info: t('insights.earned_dm_info', { zone }),
        sum: totals?.dmRevenue,
      },
      ({ dmRevenue }) => dmRevenue,
      currency,
    ),
    moneyColumn<ContentResult>(
      {
        id: 'mass',
        header: t('insights.earned_mass'),
        info: t('insights.earned_mass_info'),
        sum: totals?.massRevenue,
      },
      ({ massRevenue }) => massRevenue,
      currency,
    ),
  ]
}

function useContentColumns(
  { timezone: zone }: FigureFilter,
  currency: string,
  totals: ContentSums | undefined,
): Column<ContentResult>[] {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const money = useContentMoneyColumns(zone, currency, totals)
  const count = (id: 'sends' | 'unlocks') =>
    countColumn<ContentResult>(
      { id, header: t(`insights.${id}`), info: t(`insights.${id}_info`, { zone }), sum: totals?.[id] },
      (row) => row[id],
    )
  const titleOf = ({ media }: ContentResult) => media.title || media.mediaId
  return [
    {
      id: 'item',
      header: t('insights.item'),
      isWide: true,
      total: t('insights.total'),
      sortValue: titleOf,
      cell: (row) => (
        <span className="flex w-32 max-w-full min-w-full items-center gap-2">
          <MediaThumbs media={[row.media]} size="size-7" />
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
    ...(seesSpend ? money : []),
    count('sends'),
    count('unlocks'),
    shareColumn<ContentResult>(
      {
        id: 'rate',
        header: t('performance.figure_unlockRate'),
        info: t('insights.content_rate_info'),
        sum: totals && ratio(totals.unlocks, totals.sends),
      },
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
  const seesSpend = useCanSeeSpend()
  const navigate = useNavigate()
  const onOpen = ({ media }: ContentResult) => void navigate(hrefWith('vault', { item: media.mediaId }))
  const mayOpen = useMayOpen('vault')
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const rest = data?.totals.withoutItem
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.content_${id}`),
    info: t(`insights.content_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab result={read} filter={props.filter} figures={FIGURES} wordsOf={wordsOf}>
      <FigureTable
        id="insights-content"
        title={t('insights.content')}
        detail={
          rest ? t('insights.without_item', { amount: formatMoney({ amount: rest, currency }) }) : undefined
        }
        columns={useContentColumns(filter, currency, data?.totals)}
        hasTotals
        rows={data?.rows}
        rowKey={({ media }) => media.mediaId}
        rowName={({ media }) => media.title}
        {...(mayOpen && { onOpen })}
        searchLabel={t('insights.find_item')}
        defaultSort={{ column: seesSpend ? 'earned' : 'unlocks', direction: 'descending' }}
        fault={fault}
        filter={filter}
      />
    </FiguresTab>
  )
}
