import { useTranslation } from '@/i18n/use-translation'

import { type Discount, discountState } from '@/domain/money/discount'
import { sumOf } from '@/lib/sum-of'
import { formatPercent } from '@/i18n/format'
import { moneyColumn, textColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Numeral } from '@/ui/text/figure'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { useListName } from '../../base/use-list-options'
import { type OfferColumnsOptions, useStateColumn, useUsesText } from '../offer-state'

/** Returns a formatter for a discount's tiers and audience. */
function useAudienceText(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const nameOf = useListName(creatorId)
  const { namesOf } = useTierNames()
  return {
    tiersOf: ({ tiers }: Discount) => (tiers.length === 0 ? t('offers.tiers_all') : namesOf(tiers)),
    audienceOf: ({ audience, listId }: Discount) =>
      (audience === 'list' && listId !== null && nameOf(listId)) || t(`offers.audience_${audience}`),
  }
}

/** Columns for the deal: amount, tiers, audience. */
function useDealColumns(creatorId: string, now: number): Column<Discount>[] {
  const { t } = useTranslation('marketplace')
  const { tiersOf, audienceOf } = useAudienceText(creatorId)
  const state = useStateColumn<Discount>((one) => discountState(one, now))
  return [
    {
      ...textColumn<Discount>({ id: 'name', header: t('offers.name') }, ({ name }) => name, { isWide: true }),
      total: t('offers.total'),
    },
    state,
    {
      id: 'percent',
      header: t('offers.percent'),
      align: 'end',
      sortValue: ({ percent }) => percent,
      cell: ({ percent }) => formatPercent(percent / 100, 0),
    },
    textColumn<Discount>({ id: 'tiers', header: t('offers.tiers') }, tiersOf),
    textColumn<Discount>({ id: 'audience', header: t('offers.audience') }, audienceOf),
    {
      id: 'code',
      header: t('offers.code'),
      sortValue: ({ code }) => code ?? '',
      cell: ({ code }) =>
        code === null ? (
          <span className="text-text-quiet">{t('offers.code_none')}</span>
        ) : (
          <bdi dir="ltr" className="font-medium">
            {code}
          </bdi>
        ),
    },
  ]
}

/** Columns of the discounts table. */
export function useDiscountColumns({
  creatorId,
  rows,
  currency,
  now,
}: OfferColumnsOptions<Discount>): readonly Column<Discount>[] {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  const usesText = useUsesText()
  const timezone = useAgencyZone()
  const revenue = moneyColumn<Discount>(
    {
      id: 'revenue',
      header: t('offers.revenue'),
      info: t('offers.discount_revenue_info'),
      sum: sumOf(rows, (one) => one.revenue),
    },
    (one) => one.revenue,
    currency,
  )
  return [
    ...useDealColumns(creatorId, now),
    timeColumn<Discount>({ id: 'from', header: t('offers.starts') }, ({ from }) => from, timezone),
    timeColumn<Discount>(
      { id: 'to', header: t('offers.ends') },
      ({ to, endedAt }) => endedAt ?? to,
      timezone,
    ),
    {
      id: 'used',
      header: t('offers.used'),
      info: t('offers.used_info'),
      align: 'end',
      sortValue: ({ used }) => used,
      total: <Numeral value={sumOf(rows, ({ used }) => used)} />,
      cell: ({ used, cap }) => usesText(used, cap),
    },
    ...(seesSpend ? [revenue] : []),
  ]
}
