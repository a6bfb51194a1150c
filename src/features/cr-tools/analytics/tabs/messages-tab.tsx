import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf } from '@/domain/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { type FigureFilter } from '@/features/figures/figure-filter'
import { FigureTiles, type TileFigure } from '@/features/figures/figure-tiles'
import { type Fault } from '@/features/figures/widget-fault'

import { useSeesSpend } from '../../person-rights'
import { PriceBands } from '../parts/price-bands'
import { ReplyTimes } from '../parts/reply-times'
import { Scripts } from '../parts/scripts'
import { TabFrame } from '../parts/tab-frame'
import { WeekHeat } from '../parts/week-heat'
import { type TabProps, useAnalytics } from '../use-analytics'

export interface MessageWidget {
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

function useTiles({ data, filter }: MessageWidget) {
  const { t } = useTranslation('analytics')
  const seesMoney = useSeesSpend()
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
export function MessagesTab(props: TabProps) {
  const { t } = useTranslation('analytics')
  const { data, fault, isOld } = useAnalytics('messages', props)
  const widget = { data, fault, filter: props.filter }
  return (
    <TabFrame isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        {...useTiles(widget)}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={props.filter}
      />
      <PriceBands {...widget} />
      <WeekHeat {...widget} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReplyTimes {...widget} />
        <Scripts {...widget} />
      </div>
    </TabFrame>
  )
}
