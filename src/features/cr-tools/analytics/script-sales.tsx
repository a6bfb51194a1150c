import { useTranslation } from '@/i18n/use-translation'

import { sumOf } from '@/lib/sum-of'
import type { ScriptResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTable } from '@/features/figures/table/figure-table'
import { countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../base/permissions'
import type { AnalyticsWidgetProps } from './use-analytics'
import { lowDataOf } from '@/features/figures/table/low-data'

function useScriptColumns({
  data,
  filter: { timezone: zone },
}: AnalyticsWidgetProps<'messages'>): Column<ScriptResult>[] {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const rows = data?.scripts ?? []
  const priced = rows.filter((row) => row.bought !== null)
  const bought = sumOf(priced, (row) => row.bought) ?? 0
  return [
    {
      ...textColumn<ScriptResult>({ id: 'name', header: t('insights.script') }, ({ name }) => name, {
        isWide: true,
      }),
      total: t('insights.total'),
    },
    countColumn<ScriptResult>(
      {
        id: 'used',
        header: t('insights.used'),
        info: t('insights.used_info', { zone }),
        sum: sumOf(rows, ({ used }) => used),
      },
      ({ used }) => used,
    ),
    countColumn<ScriptResult>(
      { id: 'bought', header: t('insights.bought'), info: t('insights.bought_info', { zone }), sum: bought },
      (row) => row.bought,
    ),
    shareColumn<ScriptResult>(
      {
        id: 'rate',
        header: t('performance.figure_unlockRate'),
        info: t('insights.script_rate_info'),
        sum: ratio(bought, sumOf(priced, ({ used }) => used) ?? 0),
      },
      (row) => (row.bought === null ? null : ratio(row.bought, row.used)),
      lowDataOf<ScriptResult>((row) => (row.bought === null ? 0 : row.used)),
    ),
    ...(seesSpend
      ? [
          moneyColumn<ScriptResult>(
            {
              id: 'revenue',
              header: t('insights.revenue'),
              info: t('insights.script_revenue_info', { zone }),
              sum: sumOf(rows, ({ revenue }) => revenue),
            },
            ({ revenue }) => revenue,
            data?.currency ?? DEFAULT_CURRENCY,
          ),
        ]
      : []),
  ]
}

/** Widget of scripts by sales. */
export function ScriptSales(widget: AnalyticsWidgetProps<'messages'>) {
  const { t } = useTranslation('analytics')
  const { data, fault, filter } = widget
  return (
    <FigureTable
      id="insights-scripts"
      title={t('insights.scripts')}
      columns={useScriptColumns(widget)}
      rows={data?.scripts}
      rowKey={({ scriptId }) => scriptId}
      hasTotals
      rowName={({ name }) => name}
      defaultSort={{ column: 'used', direction: 'descending' }}
      fault={fault}
      filter={filter}
    />
  )
}
