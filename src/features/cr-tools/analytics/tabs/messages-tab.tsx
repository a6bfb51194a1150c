import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf } from '@/domain/figures/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { type FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import { type Fault } from '@/features/figures/widget-fault'

import { useCanSeeSpend } from '../../people/user-permissions'
import { PriceBands } from '../parts/price-bands'
import { ReplyTimes } from '../parts/reply-times'
import { ScriptSales } from '../parts/script-sales'
import { TabLayout } from '../parts/tab-layout'
import { WeekHeatmap } from '../parts/week-heatmap'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

export interface MessageWidgetProps {
  data: AnalyticsOf<'messages'> | undefined
  fault: Fault | undefined
  filter: FigureFilter
}

/** Same figures and labels as on the agency's statistics page. */
const FIGURES = [
  ['messages', 'count'],
  ['paidMessages', 'count'],
  ['unlockRate', 'share'],
  ['ppvRevenue', 'money'],
  ['medianReplySeconds', 'reply'],
  ['unansweredTurns', 'count'],
] as const

function useMessageTiles({ data, filter }: MessageWidgetProps) {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const shown = FIGURES.filter(([, unit]) => seesMoney || unit !== 'money')
  return {
    count: shown.length,
    figures:
      data &&
      shown.map(([id, unit]): TileFigure => ({
        id,
        label: t(`performance.figure_${id}`),
        info: t(`performance.figure_${id}_info`, { zone: filter.timezone }),
        unit,
        value: data.totals[id],
        previous: data.previous?.[id],
        isCost: id === 'medianReplySeconds' || id === 'unansweredTurns',
      })),
  }
}

/** Tab: sales of direct messages by time and price, and reply times. */
export function MessagesTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { data, fault, isOld } = useAnalytics('messages', props)
  const widget = { data, fault, filter: props.filter }
  return (
    <TabLayout isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        {...useMessageTiles(widget)}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={props.filter}
      />
      <PriceBands {...widget} />
      <WeekHeatmap {...widget} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReplyTimes {...widget} />
        <ScriptSales {...widget} />
      </div>
    </TabLayout>
  )
}
