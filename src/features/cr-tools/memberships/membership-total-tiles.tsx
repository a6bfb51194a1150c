import type { InferOutput } from 'valibot'

import type { MembershipTotals } from '@/domain/money/membership'
import { previousRange } from '@/domain/time/period'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import { formatDate, formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { MembershipsView } from './memberships-view'

type Totals = InferOutput<typeof MembershipTotals>

interface MembershipTotalTilesProps {
  figures: { currency: string; totals: Totals; previous: Totals } | undefined
  view: MembershipsView
}

/** Below the subscribers: the day that they compare with, and gifted trials. */
function SubscribersText({ began, gifted }: { began: string; gifted: number }) {
  const { t } = useTranslation(['marketplace', 'analytics'])
  return (
    <>
      {t('analytics:overview.versus_dates', { dates: began })}
      {gifted > 0 && (
        <>
          <br />
          {t('memberships.plus_gifted', { count: gifted, number: formatNumber(gifted) })}
        </>
      )}
    </>
  )
}

/** Totals of all memberships; same figures as dashboard and earnings for the period. */
export function MembershipTotalTiles({ figures, view }: MembershipTotalTilesProps) {
  const { t } = useTranslation('marketplace')
  const { range, timezone: zone, days } = view.figures
  const began = formatDate(Date.parse(range.from), { dateStyle: 'medium', timeZone: zone })
  const tile = (
    id: 'subscribers' | 'revenue' | 'churn',
    more: Pick<TileFigure, 'unit'> & Partial<TileFigure>,
  ) => ({
    id,
    label: t(`memberships.${id}`),
    info: t(`memberships.${id}_info`, { zone }),
    value: figures?.totals[id] ?? null,
    previous: figures?.previous[id],
    ...more,
  })
  return (
    <FigureTiles
      name={t('memberships.totals')}
      figures={
        figures && [
          tile('subscribers', {
            unit: 'count',
            period: <SubscribersText began={began} gifted={figures.totals.gifted} />,
          }),
          ...(figures.totals.revenue === null ? [] : [tile('revenue', { unit: 'money', isExact: true })]),
          tile('churn', { unit: 'share', isCost: true }),
        ]
      }
      count={3}
      currency={figures?.currency ?? ''}
      fault={undefined}
      filter={{ comparedRange: previousRange(range), days }}
    />
  )
}
