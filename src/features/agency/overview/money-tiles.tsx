import type { Overview, OverviewTotals } from '@/domain/figures/overview'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { Fault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'

const TILES = [
  { id: 'gross', unit: 'money' },
  { id: 'net', unit: 'money' },
  { id: 'agencyShare', unit: 'money' },
  { id: 'chatterCost', unit: 'money', isCost: true },
  { id: 'margin', unit: 'money' },
  { id: 'payingFans', unit: 'count' },
] as const satisfies readonly (Pick<TileFigure, 'unit' | 'isCost'> & { id: keyof OverviewTotals })[]

interface MoneyTilesProps {
  overview: Overview | undefined
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'comparedRange' | 'days' | 'timezone'>
}

/** The agency's six figures; a rising cost is worse. */
export function MoneyTiles({ overview, fault, filter }: MoneyTilesProps) {
  const { t } = useTranslation('analytics')
  const { comparedRange, days, timezone: zone } = filter
  const figures =
    overview &&
    TILES.map(({ id, ...looks }) => ({
      id,
      ...looks,
      label: t(`metric.${id}`),
      info: t(`metric.${id}_info`, { zone }),
      value: overview.totals[id],
      previous: overview.previous?.[id],
      points: overview.series.map((point) => point[id]),
    }))
  return (
    <FigureTiles
      name={t('overview.tiles')}
      figures={figures}
      count={TILES.length}
      currency={overview?.currency ?? ''}
      fault={fault}
      filter={{ days, comparedRange: overview?.previous ? comparedRange : null }}
    />
  )
}
