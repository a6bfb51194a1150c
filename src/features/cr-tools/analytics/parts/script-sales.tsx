import { useTranslation } from '@/i18n/use-translation'

import type { ScriptResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTable } from '@/features/figures/table/figure-table'
import { countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../../people/user-permissions'
import type { AnalyticsWidgetProps } from '../use-analytics'
import { lowDataOf } from '@/features/figures/table/low-data'

/** Widget of scripts by sales. */
export function ScriptSales({ data, fault, filter }: AnalyticsWidgetProps<'messages'>) {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const zone = filter.timezone
  const columns: Column<ScriptResult>[] = [
    textColumn({ id: 'name', header: t('insights.script') }, ({ name }) => name, { isWide: true }),
    countColumn<ScriptResult>(
      { id: 'used', header: t('insights.used'), info: t('insights.used_info', { zone }) },
      ({ used }) => used,
    ),
    countColumn<ScriptResult>({ id: 'bought', header: t('insights.bought') }, ({ bought }) => bought),
    shareColumn<ScriptResult>(
      { id: 'rate', header: t('performance.figure_unlockRate'), info: t('insights.script_rate_info') },
      ({ bought, used }) => (bought === null ? null : ratio(bought, used)),
      lowDataOf<ScriptResult>(({ used, bought }) => (bought === null ? 0 : used)),
    ),
    ...(seesMoney
      ? [
          moneyColumn<ScriptResult>(
            {
              id: 'revenue',
              header: t('insights.revenue'),
              info: t('insights.script_revenue_info', { zone }),
            },
            ({ revenue }) => revenue,
            data?.currency ?? DEFAULT_CURRENCY,
          ),
        ]
      : []),
  ]
  return (
    <FigureTable
      id="insights-scripts"
      title={t('insights.scripts')}
      columns={columns}
      rows={data?.scripts}
      rowKey={({ scriptId }) => scriptId}
      rowName={({ name }) => name}
      defaultSort={{ column: 'used', direction: 'descending' }}
      fault={fault}
      filter={filter}
    />
  )
}
