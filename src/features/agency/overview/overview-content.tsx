import { useDeferredValue } from 'react'

import type { Overview } from '@/domain/figures/overview'
import { RevenueChart } from '@/features/figures/chart/revenue-chart'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { Fault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import type { OverviewView } from './overview-view'
import { AlertStrip } from './alert-strip'
import { CreatorsCard } from './creators-card'
import { MoneyBridge } from './money-bridge'
import { MoneyTiles } from './money-tiles'

interface OverviewContentProps {
  /** Undefined while it loads; every widget reserves its space. */
  overview: Overview | undefined
  /** Shows data of the previous request. */
  isOld: boolean
  /** The error; each widget shows it in its place, never the whole page (screens S2). */
  fault: Fault | undefined
  filter: FigureFilter
  view: OverviewView
}

/** Tiles, alerts, the money bridge, charts and creators. */
export function OverviewContent({ overview, isOld, fault, filter, view }: OverviewContentProps) {
  const { t } = useTranslation('analytics')
  // Renders figures first, then charts and rows: a deferred render does not block input.
  const figures = useDeferredValue(overview)
  const later = useDeferredValue(figures)
  const showCreators = (creatorIds: readonly string[]) => {
    const [only] = creatorIds
    if (creatorIds.length === 1 && only !== undefined) view.open(only)
    else view.sortByChange(filter.comparedRange !== null)
  }
  return (
    <>
      <WidgetBoundary title={t('overview.tiles')}>
        <MoneyTiles overview={figures} fault={fault} filter={filter} />
      </WidgetBoundary>
      <WidgetBoundary title={t('overview.alerts')}>
        <AlertStrip overview={figures} fault={fault} onShowCreators={showCreators} />
      </WidgetBoundary>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <WidgetBoundary title={t('overview.revenue')}>
          <RevenueChart
            name={t('overview.revenue')}
            revenue={later}
            fault={fault}
            filter={filter}
            info={t('overview.revenue_info', { zone: filter.timezone })}
          />
        </WidgetBoundary>
        <WidgetBoundary title={t('overview.bridge')}>
          <MoneyBridge overview={later} fault={fault} zone={filter.timezone} />
        </WidgetBoundary>
      </div>
      <WidgetBoundary title={t('overview.creators')}>
        <CreatorsCard
          overview={later}
          isOld={isOld || later !== overview}
          fault={fault}
          filter={filter}
          view={view}
        />
      </WidgetBoundary>
    </>
  )
}
