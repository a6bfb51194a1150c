import { useTranslation } from '@/i18n/use-translation'

import { sumOf } from '@/lib/sum-of'
import type { PriceBandResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTable } from '@/features/figures/table/figure-table'
import { formatMoney } from '@/i18n/format'
import { barColumn, countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../base/permissions'
import type { AnalyticsWidgetProps } from './use-analytics'
import { lowDataOf } from '@/features/figures/table/low-data'

/** Formats a price band: `$10–$14.99`, or `$50 and up`. */
export function useBandName(currency: string): (band: { low: number; high: number | null }) => string {
  const { t } = useTranslation('analytics')
  const amount = (cents: number) => formatMoney({ amount: cents, currency }, { isWhole: cents % 100 === 0 })
  return ({ low, high }) => {
    if (high === null) return t('insights.band_from', { low: amount(low) })
    if (low === 0) return t('insights.under', { high: amount(high) })
    return t('insights.band', { low: amount(low), high: amount(high - 1) })
  }
}

const unlockRateOf = ({ unlocked, sent }: PriceBandResult) => ratio(unlocked, sent)

function usePriceColumns({
  data,
  filter: { timezone: zone },
}: AnalyticsWidgetProps<'messages'>): Column<PriceBandResult>[] {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const bandName = useBandName(currency)
  const rows = data?.rows ?? []
  const sent = sumOf(rows, (row) => row.sent)
  const unlocked = sumOf(rows, (row) => row.unlocked)
  const best = Math.max(0, ...rows.map((band) => unlockRateOf(band) ?? 0))
  const figure = (name: 'paidMessages' | 'unlockedMessages' | 'openMessages' | 'unlockRate') => ({
    id: name,
    header: t(`performance.figure_${name}`),
    info: t(`performance.figure_${name}_info`, { zone }),
  })
  const soldFor = {
    id: 'revenue',
    header: t('insights.sold_for'),
    info: t('insights.sold_for_info', { zone }),
    sum: sumOf(rows, ({ revenue }) => revenue),
  }
  return [
    {
      ...textColumn({ id: 'price', header: t('insights.price') }, bandName, {
        sortValue: ({ low }) => low,
        sortsFrom: 'ascending',
      }),
      total: t('insights.total'),
    },
    countColumn({ ...figure('paidMessages'), sum: sent }, (row) => row.sent),
    countColumn({ ...figure('unlockedMessages'), sum: unlocked }, (row) => row.unlocked),
    countColumn({ ...figure('openMessages'), sum: sumOf(rows, ({ open }) => open) }, ({ open }) => open),
    shareColumn(
      { ...figure('unlockRate'), sum: ratio(unlocked, sent) },
      unlockRateOf,
      lowDataOf<PriceBandResult>((row) => row.sent),
    ),
    barColumn({ id: 'bar', header: t('insights.beside_best') }, (band) =>
      best === 0 ? 0 : (unlockRateOf(band) ?? 0) / best,
    ),
    ...(seesSpend ? [moneyColumn<PriceBandResult>(soldFor, ({ revenue }) => revenue, currency)] : []),
  ]
}

/** Sales of paid messages by price band. */
export function PriceBands(widget: AnalyticsWidgetProps<'messages'>) {
  const { t } = useTranslation('analytics')
  const { data, fault, filter } = widget
  return (
    <FigureTable
      id="insights-price-bands"
      title={t('insights.price_bands')}
      columns={usePriceColumns(widget)}
      rows={data && (data.rows.some(({ sent }) => sent > 0) ? data.rows : [])}
      rowKey={({ low }) => `${low}`}
      hasTotals
      defaultSort={{ column: 'price', direction: 'ascending' }}
      fault={fault}
      filter={filter}
    />
  )
}
