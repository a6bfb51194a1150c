import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { ratio } from '@/domain/figures/metrics'
import { OldFigures } from '@/features/figures/old-figures'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import { faultOf } from '@/features/figures/widget-fault'

import { useCanSeeSpend } from '../base/permissions'
import { totalOfSequences, totalOfSteps, type WelcomeStats } from './welcome-stats'
import { useWelcomeStats } from './use-welcome'

type Id = 'entered' | 'completed' | 'stopped' | 'sent' | 'seen' | 'replied' | 'unlocked' | 'earned'

/** Every figure of some stats; a share is of the messages sent. */
function valuesOf(stats: WelcomeStats): Record<Id, number | null> {
  const steps = totalOfSteps(stats.data)
  return {
    ...totalOfSequences(stats.sequences),
    sent: steps.sent,
    seen: ratio(steps.seen, steps.sent),
    replied: ratio(steps.replied, steps.sent),
    unlocked: steps.unlocked,
    earned: steps.earned,
  }
}

const SHARES: readonly Id[] = ['seen', 'replied']

function figuresOf(
  ids: readonly Id[],
  t: TFunction<'marketplace'>,
  timezone: string,
  stats: WelcomeStats,
  before: WelcomeStats | undefined,
): TileFigure[] {
  const [now, then] = [valuesOf(stats), before && valuesOf(before)]
  const sample = now.sent ?? 0
  return ids.map((id) => ({
    id,
    label: t(`welcome.${id}`),
    info: t(`welcome.${id}_info`, { zone: timezone }),
    unit: id === 'earned' ? 'money' : SHARES.includes(id) ? 'share' : 'count',
    value: now[id],
    previous: then?.[id],
    ...(SHARES.includes(id) && { sample }),
  }))
}

const OF_ALL: readonly Id[] = ['entered', 'sent', 'seen', 'unlocked', 'earned']
const OF_ONE: readonly Id[] = ['entered', 'completed', 'stopped', 'sent', 'seen', 'earned']

interface WelcomeTotalsProps {
  creatorId: string
  /** Absent for all sequences together. */
  sequenceId?: string
  filter: FigureFilter
}

/** The results of all sequences, or of one, against the compared period. */
export function WelcomeTotals({ creatorId, sequenceId, filter }: WelcomeTotalsProps) {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  const ids = (sequenceId === undefined ? OF_ALL : OF_ONE).filter((id) => seesSpend || id !== 'earned')
  const read = useWelcomeStats(filter.range, creatorId, sequenceId)
  const before = useWelcomeStats(filter.comparedRange, creatorId, sequenceId)
  const fault = faultOf(useQueryStatus(read))
  return (
    <OldFigures isOld={read.isPlaceholderData}>
      <FigureTiles
        name={t('welcome.totals')}
        count={ids.length}
        currency={read.data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={filter}
        figures={
          read.data &&
          figuresOf(ids, t, filter.timezone, read.data, filter.comparedRange ? before.data : undefined)
        }
      />
    </OldFigures>
  )
}
