import type { ReactNode } from 'react'

import type { TrafficLink } from '@/domain/figures/analytics'
import { ratio, roi } from '@/domain/figures/metrics'
import { lowDataOf } from '@/features/figures/table/low-data'
import { useTranslation } from '@/i18n/use-translation'
import { countColumn, moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from './permissions'

export type LinkSums = Pick<TrafficLink, 'clicks' | 'members' | 'spenders' | 'revenue' | 'cost'>

export const linkProfitOf = ({ revenue, cost }: Pick<LinkSums, 'revenue' | 'cost'>): number | null =>
  revenue === null || cost === null ? null : revenue - cost
export const linkRoiOf = ({ revenue, cost }: Pick<LinkSums, 'revenue' | 'cost'>): number | null =>
  revenue === null || cost === null ? null : roi(revenue, cost)

type FigureOf = (sums: LinkSums) => number | null

/** What links brought and cost in the range: the columns after their name. `sums` of all rows, once known. */
export function useLinkFigureColumns<Row extends TrafficLink>(
  sums: LinkSums | undefined,
  zone: string,
  currency: string,
): Column<Row>[] {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const count = (id: 'clicks' | 'members' | 'spenders', info: string) =>
    countColumn<Row>({ id, header: t(`insights.${id}`), info, sum: sums?.[id] }, (row) => row[id])
  const money = (id: 'revenue' | 'cost' | 'profit', info: string, of: FigureOf) =>
    moneyColumn<Row>({ id, header: t(`insights.${id}`), info, sum: sums && of(sums) }, of, currency)
  const share = (id: 'conversion' | 'roi', of: FigureOf, note?: (row: Row) => ReactNode) => {
    const info = t(`insights.${id}_info`)
    return shareColumn<Row>({ id, header: t(`insights.${id}`), info, sum: sums && of(sums) }, of, note)
  }
  const conversionOf: FigureOf = ({ members, clicks }) => ratio(members, clicks)
  return [
    count('clicks', t('insights.clicks_info', { zone })),
    count('members', t('insights.link_members_info', { zone })),
    share(
      'conversion',
      conversionOf,
      lowDataOf(({ clicks }) => clicks),
    ),
    count('spenders', t('insights.spenders_info')),
    ...(seesSpend
      ? [
          money('revenue', t('insights.link_revenue_info', { zone }), ({ revenue }) => revenue),
          money('cost', t('insights.cost_info'), ({ cost }) => cost),
          money('profit', t('insights.profit_info'), linkProfitOf),
          share('roi', linkRoiOf),
        ]
      : []),
  ]
}
