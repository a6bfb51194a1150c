import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide'

import { getPerformance, exportPerformance } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { PERFORMANCE_GROUPINGS, type PerformanceGrouping } from '@/domain/figures/performance'
import { firstDayOf } from '@/domain/time/period'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { OldFigures } from '@/features/figures/old-figures'
import { ServerExportButton } from '@/features/figures/table/server-export-button'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { PLOT_PX } from '@/ui/chart/chart-props'
import { TileGroup, TileSkeleton } from '@/ui/chart/tile'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { Select } from '@/ui/field/select'
import { SkeletonBar } from '@/ui/skeleton'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'
import { choiceField } from '@/lib/url-state'

import { FilterBar } from '../filter/filter-bar'
import { useFallbackPolling } from '../live/use-polling'
import { EvidenceDrawer } from './evidence/evidence-drawer'
import { useOpenedEvidence } from './evidence/use-opened-evidence'
import { useTabFilter } from './performance-tab'
import { usePerformanceScope, type PerformanceScope } from './use-performance-scope'
import { ComparisonChart } from './comparison-chart'
import { PerformanceTable } from './performance-table'
import { useShiftScope, ShiftSelect } from './shift-select'
import { TeamTiles, TILE_FIGURES } from './team-tiles'

const FILTER_PARTS = ['period', 'compare', 'basis', 'group', 'creators', 'people', 'zone'] as const
const GROUPING = choiceField(PERFORMANCE_GROUPINGS, PERFORMANCE_GROUPINGS[0])
const OWN_PARAMS = ['cut', 'shift', 'compared', 'chart']

/** The team's figures as tiles, chart and rows; each opens its evidence. */
export function PerformancePanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('performance', FILTER_PARTS, {
    defaults: { period: 'last_7', basis: 'net' },
    own: OWN_PARAMS,
  })
  const [grouping, setGrouping] = useUrlField('cut', GROUPING, { isStep: true })
  const shift = useShiftScope(filter, usePerformanceScope(filter))
  const { scope } = shift
  const read = useQuery({
    ...queryOf(getPerformance, { ...scope, groupBy: grouping }),
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
  })
  const performance = read.data
  const opened = useOpenedEvidence(read, scope)
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filter={filter}
        page="chatterPerformance"
        actions={<ExportFiguresButton scope={scope} grouping={grouping} />}
      >
        <ShiftSelect shift={shift} timezone={filter.timezone} />
        <GroupingSelect grouping={grouping} onChange={setGrouping} />
      </FilterBar>
      <QueryContent
        isBare
        of={read}
        isEmpty={performance?.rows.length === 0}
        skeleton={<PanelSkeleton />}
        empty={<PerformanceEmptyState filter={filter} />}
      >
        {performance && (
          <OldFigures isOld={read.isPlaceholderData} className="flex flex-col gap-4">
            <WidgetBoundary title={t('performance.tiles')}>
              <TeamTiles performance={performance} filter={filter} scope={scope} />
            </WidgetBoundary>
            <WidgetBoundary title={t('performance.chart')}>
              <ComparisonChart performance={performance} filter={filter} scope={scope} />
            </WidgetBoundary>
            <PerformanceTable
              performance={performance}
              grouping={grouping}
              filter={filter}
              scope={scope}
              isStale={read.isPlaceholderData}
              onOpen={opened.open}
            />
          </OldFigures>
        )}
      </QueryContent>
      {opened.drawer && <EvidenceDrawer {...opened.drawer} />}
    </div>
  )
}

interface GroupingSelectProps {
  grouping: PerformanceGrouping
  onChange: (grouping: PerformanceGrouping) => void
}

function GroupingSelect({ grouping, onChange }: GroupingSelectProps) {
  const { t } = useTranslation('analytics')
  return (
    <Select
      label={t('performance.cut')}
      labelHidden
      options={PERFORMANCE_GROUPINGS.map((value) => ({ value, label: t(`performance.cut_${value}`) }))}
      value={grouping}
      onChange={onChange}
    />
  )
}

function PerformanceEmptyState({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  return (
    <EmptyState
      icon={Users}
      title={t('performance.empty_title')}
      actions={filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>}
    >
      {t('performance.empty_text')}
    </EmptyState>
  )
}

/** Exports all figures of the filter, including hidden columns. */
function ExportFiguresButton({
  scope,
  grouping,
}: {
  scope: PerformanceScope
  grouping: PerformanceGrouping
}) {
  const { t } = useTranslation('analytics')
  return (
    <ServerExportButton
      name={t('performance.save_figures')}
      load={(signs) => send(exportPerformance, { ...scope, groupBy: grouping, format: 'csv', signs })}
      fileName={`chatter-performance-${firstDayOf(scope)}-${grouping}-all.csv`}
    />
  )
}

/** Header, legend and axis around the plot. */
const CHART_PX = PLOT_PX + 56 + 72

/** Reserves the space of tiles, chart and rows. */
function PanelSkeleton() {
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
      <TableCardSkeleton rows={12} columns={8} hasPictures />
    </div>
  )
}
