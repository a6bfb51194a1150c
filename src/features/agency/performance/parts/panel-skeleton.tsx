import { PLOT_PX } from '@/ui/chart/chart-props'
import { cardClasses } from '@/ui/card'
import { SkeletonBar } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table/table-skeleton'
import { TileGroup, TileSkeleton } from '@/ui/chart/tile'
import { useTranslation } from '@/i18n/use-translation'

import { TILE_FIGURES } from './team-tiles'

/** Header, legend and axis around the plot. */
const CHART_PX = PLOT_PX + 56 + 72

/** Reserves the space of tiles, chart and rows. */
export function PanelSkeleton() {
  const { t } = useTranslation('analytics')
  return (
    <div className="flex flex-col gap-4">
      <TileGroup name={t('performance.tiles')}>
        {TILE_FIGURES.map((figure) => (
          <TileSkeleton key={figure} />
        ))}
      </TileGroup>
      <div className={cardClasses} style={{ height: CHART_PX }}>
        <div className="p-4">
          <SkeletonBar className="h-4 w-40" />
        </div>
      </div>
      <div className={cardClasses}>
        <div className="h-14" />
        <TableSkeleton rows={12} columns={8} hasPictures />
      </div>
    </div>
  )
}
