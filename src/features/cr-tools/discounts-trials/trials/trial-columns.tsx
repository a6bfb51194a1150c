import { useTranslation } from '@/i18n/use-translation'

import { meanCents, ratio } from '@/domain/figures/metrics'
import { type Trial, trialState } from '@/domain/money/trial'
import { countColumn, moneyColumn, shareColumn, textColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { lowDataOf } from '@/features/figures/table/low-data'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend } from '../../people/user-permissions'
import { useListOptions } from '../../base/use-list-options'
import { useStateColumn, useUsesText } from '../parts/offer-state'

type TrialColumn = Column<Trial>

function useTrialFigureColumns(currency: string): TrialColumn[] {
  const { t } = useTranslation('marketplace')
  const usesText = useUsesText()
  const seesMoney = useCanSeeSpend()
  const money = [
    moneyColumn<Trial>(
      { id: 'perClaim', header: t('offers.per_claim'), info: t('offers.per_claim_info') },
      ({ revenue, claims }) => (revenue === null ? null : meanCents(revenue, claims)),
      currency,
    ),
    moneyColumn<Trial>(
      { id: 'revenue', header: t('offers.revenue'), info: t('offers.trial_revenue_info') },
      ({ revenue }) => revenue,
      currency,
    ),
  ]
  return [
    {
      id: 'claims',
      header: t('offers.claims'),
      align: 'end',
      sortValue: ({ claims }) => claims,
      cell: ({ claims, cap }) => usesText(claims, cap),
    },
    countColumn<Trial>({ id: 'converted', header: t('offers.converted') }, ({ converted }) => converted),
    shareColumn<Trial>(
      { id: 'conversion', header: t('offers.conversion'), info: t('offers.conversion_info') },
      ({ converted, claims }) => ratio(converted, claims),
      lowDataOf<Trial>(({ claims }) => claims),
    ),
    ...(seesMoney ? money : []),
  ]
}

/** Columns of the trials table. */
export function useTrialColumns(creatorId: string, currency: string, now: number): readonly TrialColumn[] {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const { nameOf } = useListOptions(creatorId)
  const figures = useTrialFigureColumns(currency)
  const state = useStateColumn<Trial>((one) => trialState(one, now))
  const tierOf = ({ tier }: Trial) => (tier === 'none' ? '–' : t(`offers.tier_${tier}`))
  return [
    textColumn<Trial>({ id: 'name', header: t('offers.name') }, ({ name }) => name, { isWide: true }),
    state,
    countColumn<Trial>({ id: 'days', header: t('offers.days') }, ({ days }) => days),
    textColumn<Trial>({ id: 'tier', header: t('offers.tier') }, tierOf),
    ...figures,
    timeColumn<Trial>(
      { id: 'expiresAt', header: t('offers.expires') },
      ({ expiresAt, deactivatedAt }) => deactivatedAt ?? expiresAt,
      timezone,
    ),
    textColumn<Trial>({ id: 'list', header: t('offers.add_to_list') }, ({ listId }) => nameOf(listId) || '–'),
  ]
}
