import { useTranslation } from '@/i18n/use-translation'

import { ratio, roi } from '@/domain/figures/metrics'
import type { TrackingLink } from '@/domain/money/tracking-link'
import { countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { lowDataOf } from '@/features/figures/table/low-data'

import { useCanSeeSpend } from '../../base/permissions'
import { useStateColumn } from '../offer-state'

type LinkColumn = Column<TrackingLink>
type LinkFigure = 'clicks' | 'members' | 'spenders' | 'revenue' | 'cost'

export const linkProfitOf = ({ revenue, cost }: Pick<TrackingLink, 'revenue' | 'cost'>): number | null =>
  revenue === null || cost === null ? null : revenue - cost
export const linkRoiOf = ({ revenue, cost }: Pick<TrackingLink, 'revenue' | 'cost'>): number | null =>
  revenue === null || cost === null ? null : roi(revenue, cost)

/** Sums for the totals row. */
const linkSumsOf = (rows: readonly TrackingLink[]): Record<LinkFigure, number> => {
  const sum = (key: LinkFigure) => rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  return {
    clicks: sum('clicks'),
    members: sum('members'),
    spenders: sum('spenders'),
    revenue: sum('revenue'),
    cost: sum('cost'),
  }
}

function useLinkMoneyColumns(sums: Record<LinkFigure, number>, zone: string, currency: string): LinkColumn[] {
  const { t } = useTranslation('analytics')
  const money = (id: 'revenue' | 'cost' | 'profit', info: string, of: (row: TrackingLink) => number | null) =>
    moneyColumn<TrackingLink>(
      {
        id,
        header: t(`insights.${id}`),
        info,
        sum: id === 'profit' ? sums.revenue - sums.cost : sums[id],
      },
      of,
      currency,
    )
  return [
    money('revenue', t('insights.link_revenue_info', { zone }), ({ revenue }) => revenue),
    money('cost', t('insights.cost_info'), ({ cost }) => cost),
    money('profit', t('insights.profit_info'), linkProfitOf),
    shareColumn<TrackingLink>(
      {
        id: 'roi',
        header: t('insights.roi'),
        info: t('insights.roi_info'),
        sum: linkRoiOf(sums),
      },
      linkRoiOf,
    ),
  ]
}

function useLinkCountColumns(sums: Record<LinkFigure, number>, zone: string): LinkColumn[] {
  const { t } = useTranslation('analytics')
  const count = (id: 'clicks' | 'members' | 'spenders', info: string) =>
    countColumn<TrackingLink>({ id, header: t(`insights.${id}`), info, sum: sums[id] }, (row) => row[id])
  return [
    count('clicks', t('insights.clicks_info', { zone })),
    count('members', t('insights.link_members_info', { zone })),
    shareColumn<TrackingLink>(
      {
        id: 'conversion',
        header: t('insights.conversion'),
        info: t('insights.conversion_info'),
        sum: ratio(sums.members, sums.clicks),
      },
      ({ members, clicks }) => ratio(members, clicks),
      lowDataOf<TrackingLink>(({ clicks }) => clicks),
    ),
    count('spenders', t('insights.spenders_info')),
  ]
}

/** Columns with the figures of the range, as in the Traffic tab of analytics. */
export function useLinkColumns(
  rows: readonly TrackingLink[],
  zone: string,
  currency: string,
): readonly LinkColumn[] {
  const { t } = useTranslation('marketplace')
  const { t: sourceOf } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const state = useStateColumn<TrackingLink>(
    ({ deactivatedAt }) => (deactivatedAt === null ? 'active' : 'off'),
    ({ share }) => share && t('offers.shared'),
  )
  const sums = linkSumsOf(rows)
  const [counts, money] = [useLinkCountColumns(sums, zone), useLinkMoneyColumns(sums, zone, currency)]
  return [
    {
      ...textColumn<TrackingLink>({ id: 'name', header: t('offers.name') }, ({ name }) => name, {
        isWide: true,
      }),
      total: t('offers.total'),
    },
    textColumn<TrackingLink>({ id: 'source', header: t('offers.source') }, ({ source }) =>
      sourceOf(`insights.source_${source}`),
    ),
    textColumn<TrackingLink>({ id: 'tag', header: t('offers.tag') }, ({ tag }) => tag),
    state,
    ...counts,
    ...(seesSpend ? money : []),
  ]
}
