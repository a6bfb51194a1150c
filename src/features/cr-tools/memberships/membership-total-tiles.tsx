import { useTranslation } from '@/i18n/use-translation'
import type { InferOutput } from 'valibot'

import { relativeChange } from '@/domain/figures/metrics'
import type { MembershipTotals } from '@/domain/money/membership'
import { previousRange } from '@/domain/time/period'
import { formatChange, useFigureChange } from '@/features/figures/chart/figure-change'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { formatDate, formatNumber } from '@/i18n/format'
import { Amount, Numeral } from '@/ui/text/figure'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import type { MembershipsView } from './memberships-view'

type Totals = InferOutput<typeof MembershipTotals>

interface LoadedTilesProps {
  figures: { currency: string; totals: Totals; previous: Totals }
  view: MembershipsView
}

interface MembershipTotalTilesProps extends Pick<LoadedTilesProps, 'view'> {
  figures: LoadedTilesProps['figures'] | undefined
}

/** Paying members now, against those when the period began; gifted trials below. */
function SubscribersTile({ figures, view }: LoadedTilesProps) {
  const { t } = useTranslation(['marketplace', 'analytics'])
  const { subscribers, gifted } = figures.totals
  const began = formatDate(Date.parse(view.range.from), { dateStyle: 'medium', timeZone: view.timezone })
  return (
    <Tile
      label={t('memberships.subscribers')}
      info={t('memberships.subscribers_info')}
      value={<Numeral value={subscribers} />}
      change={formatChange(relativeChange(subscribers, figures.previous.subscribers))}
      period={
        <>
          {t('analytics:overview.versus_dates', { dates: began })}
          {gifted > 0 && (
            <>
              <br />
              {t('memberships.plus_gifted', { count: gifted, number: formatNumber(gifted) })}
            </>
          )}
        </>
      }
    />
  )
}

function TotalTiles({ figures, view }: LoadedTilesProps) {
  const { t } = useTranslation(['marketplace', 'analytics'])
  const changeOf = useFigureChange()
  const { totals, previous, currency } = figures
  const zone = view.timezone
  const versus = t('analytics:overview.versus_dates', { dates: formatPeriodRange(previousRange(view.range)) })
  return (
    <TileGroup name={t('memberships.totals')}>
      <SubscribersTile figures={figures} view={view} />
      {totals.revenue !== null && (
        <Tile
          label={t('memberships.revenue')}
          info={t('memberships.revenue_info', { zone })}
          value={<Amount of={{ amount: totals.revenue, currency }} />}
          change={changeOf('money', totals.revenue, previous.revenue, false)}
          period={versus}
        />
      )}
      <Tile
        label={t('memberships.churn')}
        info={t('memberships.churn_info', { zone })}
        value={<Numeral value={totals.churn} isRatio />}
        change={changeOf('share', totals.churn, previous.churn, true)}
        period={versus}
      />
    </TileGroup>
  )
}

/** Totals of all memberships; same figures as dashboard and earnings for the period. */
export function MembershipTotalTiles({ figures, view }: MembershipTotalTilesProps) {
  const { t } = useTranslation('marketplace')
  if (figures) return <TotalTiles figures={figures} view={view} />
  return (
    <TileGroup name={t('memberships.totals')}>
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </TileGroup>
  )
}
