import { useTranslation } from '@/i18n/use-translation'
import type { InferOutput } from 'valibot'

import type { MembershipTotals } from '@/domain/money/membership'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { formatNumber } from '@/i18n/format'
import { Amount, Numeral } from '@/ui/text/figure'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import type { MembershipsView } from '../memberships-view'

interface MembershipTotalTilesProps {
  of: { currency: string; totals: InferOutput<typeof MembershipTotals> } | undefined
  view: MembershipsView
}

/** Totals of all memberships; same figures as dashboard and earnings for the period. */
export function MembershipTotalTiles({ of, view }: MembershipTotalTilesProps) {
  const { t } = useTranslation('marketplace')
  const period = formatPeriodRange(view.range)
  const zone = view.timezone
  return (
    <TileGroup name={t('memberships.totals')}>
      {of ? (
        <>
          <Tile
            label={t('memberships.subscribers')}
            info={t('memberships.subscribers_info')}
            value={<Numeral value={of.totals.subscribers} />}
            period={
              of.totals.gifted > 0
                ? t('memberships.plus_gifted', {
                    count: of.totals.gifted,
                    number: formatNumber(of.totals.gifted),
                  })
                : t('memberships.now')
            }
          />
          {of.totals.revenue !== null && (
            <Tile
              label={t('memberships.revenue')}
              info={t('memberships.revenue_info', { zone })}
              value={<Amount of={{ amount: of.totals.revenue, currency: of.currency }} />}
              period={period}
            />
          )}
          <Tile
            label={t('memberships.churn')}
            info={t('memberships.churn_info', { zone })}
            value={<Numeral value={of.totals.churn} isRatio />}
            period={period}
          />
        </>
      ) : (
        <>
          <TileSkeleton isPlain />
          <TileSkeleton isPlain />
          <TileSkeleton isPlain />
        </>
      )}
    </TileGroup>
  )
}
