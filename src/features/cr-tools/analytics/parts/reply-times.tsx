import { useTranslation } from '@/i18n/use-translation'

import type { ReplyBand } from '@/domain/analytics'
import { ratio } from '@/domain/metrics'
import { FigureTable } from '@/features/figures/figure-table'
import { formatSpan } from '@/i18n/format'
import { barColumn, countColumn, shareColumn, textColumn } from '@/ui/figure-column'
import type { Column } from '@/ui/table-column'

import type { MessageWidget } from '../tabs/messages-tab'

const SECOND_MS = 1000

/** Widget of how long fans waited for a reply. */
export function ReplyTimes({ data, fault, filter }: MessageWidget) {
  const { t } = useTranslation('analytics')
  const all = data?.replies.reduce((sum, { count }) => sum + count, 0) ?? 0
  const most = Math.max(0, ...(data?.replies.map(({ count }) => count) ?? []))
  const info = t('insights.reply_times_info', { zone: filter.timezone })
  const bandName = ({ low, high }: ReplyBand) =>
    high === null
      ? t('insights.band_from', { low: formatSpan(low * SECOND_MS) })
      : low === 0
        ? t('insights.under', { high: formatSpan(high * SECOND_MS) })
        : t('insights.band', { low: formatSpan(low * SECOND_MS), high: formatSpan(high * SECOND_MS) })
  const columns: Column<ReplyBand>[] = [
    textColumn({ id: 'time', header: t('insights.reply_time') }, bandName, {
      sortValue: ({ low }) => low,
      sortsFrom: 'ascending',
    }),
    countColumn<ReplyBand>({ id: 'count', header: t('insights.replies'), info }, ({ count }) => count),
    shareColumn<ReplyBand>(
      { id: 'share', header: t('insights.share_of_all'), info: t('insights.share_of_all_info') },
      ({ count }) => ratio(count, all),
    ),
    barColumn({ id: 'bar', header: t('insights.beside_most') }, ({ count }) =>
      most === 0 ? 0 : count / most,
    ),
  ]
  const { meanReplySeconds = null, p90ReplySeconds = null } = data?.totals ?? {}
  const span = (seconds: number | null) => (seconds === null ? '–' : formatSpan(seconds * SECOND_MS))
  return (
    <FigureTable
      id="insights-reply-times"
      title={t('insights.reply_times')}
      detail={
        data && t('insights.reply_detail', { mean: span(meanReplySeconds), p90: span(p90ReplySeconds) })
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
