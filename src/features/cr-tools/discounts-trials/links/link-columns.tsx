import { useTranslation } from '@/i18n/use-translation'

import type { TrackingLink } from '@/domain/money/tracking-link'
import { textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { type LinkSums, useLinkFigureColumns } from '../../base/link-columns'
import { useStateColumn } from '../offer-state'

/** Sums for the totals row. */
const linkSumsOf = (rows: readonly TrackingLink[]): LinkSums => {
  const sum = (key: keyof LinkSums) => rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  return {
    clicks: sum('clicks'),
    members: sum('members'),
    spenders: sum('spenders'),
    revenue: sum('revenue'),
    cost: sum('cost'),
  }
}

/** Columns with the figures of the range, as in the Traffic tab of analytics. */
export function useLinkColumns(
  rows: readonly TrackingLink[],
  zone: string,
  currency: string,
): readonly Column<TrackingLink>[] {
  const { t } = useTranslation('marketplace')
  const { t: sourceOf } = useTranslation('analytics')
  const state = useStateColumn<TrackingLink>(
    ({ deactivatedAt }) => (deactivatedAt === null ? 'active' : 'off'),
    ({ share }) => share && t('offers.shared'),
  )
  const figures = useLinkFigureColumns<TrackingLink>(linkSumsOf(rows), zone, currency)
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
    ...figures,
  ]
}
