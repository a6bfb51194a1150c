import { useTranslation } from '@/i18n/use-translation'

import type { ReplyTimeBand } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { lowDataOf } from '@/features/figures/table/low-data'
import { FigureTable } from '@/features/figures/table/figure-table'
import { formatCompactDuration } from '@/i18n/format'
import { SECOND_MS } from '@/lib/duration'
import { barColumn, countColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import type { AnalyticsWidgetProps } from './use-analytics'

/** Widget of how long fans waited for a reply. */
export function ReplyTimes({ data, fault, filter }: AnalyticsWidgetProps<'messages'>) {
  const { t } = useTranslation('analytics')
  const all = data?.replies.reduce((sum, { count }) => sum + count, 0) ?? 0
  const most = Math.max(0, ...(data?.replies.map(({ count }) => count) ?? []))
  const info = t('insights.reply_times_info', { zone: filter.timezone })
  const time = (seconds: number) => formatCompactDuration(seconds * SECOND_MS)
  const bandName = ({ low, high }: ReplyTimeBand) => {
    if (high === null) return t('insights.band_from', { low: time(low) })
    if (low === 0) return t('insights.under', { high: time(high) })
    return t('insights.band', { low: time(low), high: time(high) })
  }
  const columns: Column<ReplyTimeBand>[] = [
    textColumn({ id: 'time', header: t('insights.reply_time') }, bandName, {
      sortValue: ({ low }) => low,
      sortsFrom: 'ascending',
    }),
    countColumn<ReplyTimeBand>({ id: 'count', header: t('insights.replies'), info }, ({ count }) => count),
    shareColumn<ReplyTimeBand>(
      { id: 'share', header: t('insights.share_of_all'), info: t('insights.share_of_all_info') },
      ({ count }) => ratio(count, all),
      lowDataOf<ReplyTimeBand>(() => all),
    ),
    barColumn({ id: 'bar', header: t('insights.beside_most') }, ({ count }) =>
      most === 0 ? 0 : count / most,
    ),
  ]
  const { meanReplySeconds = null, p90ReplySeconds = null } = data?.totals ?? {}
  const span = (seconds: number | null) =>
    seconds === null ? '–' : formatCompactDuration(seconds * SECOND_MS)
  return (
    <FigureTable
      id="insights-reply-times"
      title={t('insights.reply_times')}
      detail={
        all > 0 && t('insights.reply_detail', { mean: span(meanReplySeconds), p90: span(p90ReplySeconds) })
      }
      columns={columns}
      rows={data && (all === 0 ? [] : data.replies)}
      rowKey={({ low }) => `${low}`}
      defaultSort={{ column: 'time', direction: 'ascending' }}
      fault={fault}
      filter={filter}
    />
  )
}
