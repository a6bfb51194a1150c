import { useTranslation } from '@/i18n/use-translation'

import { PriceBands } from '../price-bands'
import { ReplyTimes } from '../reply-times'
import { ScriptSales } from '../script-sales'
import { FiguresTab } from '../figures-tab'
import { WeekHeatmap } from '../week-heatmap'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

/** Same figures and labels as on the agency's statistics page. */
const FIGURES = [
  ['messages', 'count'],
  ['paidMessages', 'count'],
  ['unlockRate', 'share'],
  ['ppvRevenue', 'money'],
  ['medianReplySeconds', 'reply', true],
  ['unansweredTurns', 'count', true],
] as const

/** Tab: sales of direct messages by time and price, and reply times. */
export function MessagesTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const read = useAnalytics('messages', props)
  const widget = { data: read.data, fault: read.fault, filter: props.filter }
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`performance.figure_${id}`),
    info: t(`performance.figure_${id}_info`, { zone: props.filter.timezone }),
  })
  return (
    <FiguresTab
      result={read}
      filter={props.filter}
      figures={FIGURES}
      wordsOf={wordsOf}
      samples={
        read.data && {
          unlockRate: read.data.totals.paidMessages,
          medianReplySeconds: read.data.replies.reduce((sum, { count }) => sum + count, 0),
        }
      }
    >
      <PriceBands {...widget} />
      <WeekHeatmap {...widget} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReplyTimes {...widget} />
        <ScriptSales {...widget} />
      </div>
    </FiguresTab>
  )
}
