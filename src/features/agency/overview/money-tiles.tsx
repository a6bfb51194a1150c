import type { Overview, OverviewTotals } from '@/domain/figures/overview'
import { FigureTiles } from '@/features/figures/chart/figure-tiles'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { Fault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'

const TILE_FIGURES = [
  'gross',
  'net',
  'agencyShare',
  'chatterCost',
  'margin',
  'payingFans',
] as const satisfies readonly (keyof OverviewTotals)[]

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
    TILE_FIGURES.map((id) => ({
      id,
      label: t(`metric.${id}`),
      info: t(`metric.${id}_info`, { zone }),
      unit: id === 'payingFans' ? ('count' as const) : ('money' as const),
      value: overview.totals[id],
      previous: overview.previous?.[id],
      isCost: id === 'chatterCost',
      points: overview.series.map((point) => point[id]),
    }))
  return (
    <FigureTiles
      name={t('overview.tiles')}
      figures={figures}
      count={TILE_FIGURES.length}
      currency={overview?.currency ?? ''}
      fault={fault}
      filter={{ days, comparedRange: overview?.previous ? comparedRange : null }}
    />
  )
}
