import { useTranslation } from '@/i18n/use-translation'

import { meanCents, ratio } from '@/domain/figures/metrics'
import { sumOf } from '@/lib/sum-of'
import { type Trial, trialState } from '@/domain/money/trial'
import { countColumn, moneyColumn, shareColumn, textColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Numeral } from '@/ui/text/figure'
import { lowDataOf } from '@/features/figures/table/low-data'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { useListName } from '../../base/use-list-options'
import { type OfferColumnsOptions, useStateColumn, useUsesText } from '../offer-state'

type TrialColumn = Column<Trial>

function useTrialFigureColumns({ rows, currency }: OfferColumnsOptions<Trial>): TrialColumn[] {
  const { t } = useTranslation('marketplace')
  const usesText = useUsesText()
  const seesSpend = useCanSeeSpend()
  const claims = sumOf(rows, (one) => one.claims)
  const converted = sumOf(rows, (one) => one.converted)
  const revenue = sumOf(rows, (one) => one.revenue)
  const money = [
    moneyColumn<Trial>(
      {
        id: 'perClaim',
        header: t('offers.per_claim'),
        info: t('offers.per_claim_info'),
        sum: revenue === null ? null : meanCents(revenue, claims),
      },
      (one) => (one.revenue === null ? null : meanCents(one.revenue, one.claims)),
      currency,
    ),
    moneyColumn<Trial>(
      { id: 'revenue', header: t('offers.revenue'), info: t('offers.trial_revenue_info'), sum: revenue },
      (one) => one.revenue,
      currency,
    ),
  ]
  return [
    {
      id: 'claims',
      header: t('offers.claims'),
      info: t('offers.claims_info'),
      align: 'end',
      total: <Numeral value={claims} />,
      sortValue: (one) => one.claims,
      cell: (one) => usesText(one.claims, one.cap),
    },
    countColumn<Trial>(
      { id: 'converted', header: t('offers.converted'), info: t('offers.converted_info'), sum: converted },
      (one) => one.converted,
    ),
    shareColumn<Trial>(
      {
        id: 'conversion',
        header: t('offers.conversion'),
        info: t('offers.conversion_info'),
        sum: ratio(converted, claims),
      },
      (one) => ratio(one.converted, one.claims),
      lowDataOf<Trial>((one) => one.claims),
    ),
    ...(seesSpend ? money : []),
  ]
}

/** Columns of the trials table. */
export function useTrialColumns(options: OfferColumnsOptions<Trial>): readonly TrialColumn[] {
  const { creatorId, now } = options
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const nameOf = useListName(creatorId)
  const figures = useTrialFigureColumns(options)
  const state = useStateColumn<Trial>((one) => trialState(one, now))
  const tiers = useTierNames()
  const tierOf = ({ tier }: Trial) => (tier === 'none' ? '–' : tiers.nameOf(tier))
  return [
    {
      ...textColumn<Trial>({ id: 'name', header: t('offers.name') }, ({ name }) => name, { isWide: true }),
      total: t('offers.total'),
    },
    state,
    countColumn<Trial>({ id: 'days', header: t('offers.days') }, ({ days }) => days),
    textColumn<Trial>({ id: 'tier', header: t('offers.tier') }, tierOf),
    ...figures,
    timeColumn<Trial>(
      { id: 'expiresAt', header: t('offers.expires') },
      ({ expiresAt, deactivatedAt }) => deactivatedAt ?? expiresAt,
      timezone,
    ),
    textColumn<Trial>({ id: 'list', header: t('offers.add_to_list') }, ({ listId }) =>
      listId === null ? '–' : (nameOf(listId) ?? ''),
    ),
  ]
}
