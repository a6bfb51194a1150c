import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getPerformance } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { PERFORMANCE_GROUPINGS, type PerformanceGrouping } from '@/domain/figures/performance'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Select } from '@/ui/field/select'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FilterBar } from '../../filter/filter-bar'
import { EvidenceDrawer } from '../evidence/evidence-drawer'
import { useOpenedEvidence } from '../evidence/use-opened-evidence'
import { useFallbackPolling } from '../../live/use-polling'
import { usePerformanceScope } from '../use-performance-scope'
import { useChoiceParam, useTabFilter } from '../performance-tab'
import { useShiftScope } from '../use-shift-scope'
import { ComparisonChart } from './comparison-chart'
import { ExportFiguresButton } from './export-figures-button'
import { PanelSkeleton } from './panel-skeleton'
import { PerformanceTable } from './performance-table'
import { ShiftSelect } from './shift-select'
import { TeamSettingsButton } from './team-settings'
import { TeamTiles } from './team-tiles'

const FILTER_PARTS = ['period', 'compare', 'basis', 'group', 'creators', 'people', 'zone'] as const
const OWN_PARAMS = ['cut', 'shift', 'compared', 'chart']

/** The team's figures as tiles, chart and rows; each opens its evidence. */
export function PerformancePanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('performance', FILTER_PARTS, {
    defaults: { period: 'last_7', basis: 'net' },
    own: OWN_PARAMS,
  })
  const [cut, setCut] = useChoiceParam('cut', PERFORMANCE_GROUPINGS)
  const shift = useShiftScope(filter, usePerformanceScope(filter))
  const { scope } = shift
  const read = useQuery({
    ...queryOf(getPerformance, { ...scope, groupBy: cut }),
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
        actions={
          <>
            <ExportFiguresButton scope={scope} cut={cut} />
            <TeamSettingsButton />
          </>
        }
      >
        <ShiftSelect shift={shift} timezone={filter.timezone} />
        <CutSelect cut={cut} onChange={setCut} />
      </FilterBar>
      <ContentState
        isBare
        status={useQueryStatus(read, performance?.rows.length === 0)}
        skeleton={<PanelSkeleton />}
        empty={<PerformanceEmptyState filter={filter} />}
      >
        {performance && (
          <>
            <WidgetBoundary title={t('performance.tiles')}>
              <TeamTiles performance={performance} filter={filter} scope={scope} />
            </WidgetBoundary>
            <WidgetBoundary title={t('performance.chart')}>
              <ComparisonChart performance={performance} filter={filter} scope={scope} />
            </WidgetBoundary>
            <PerformanceTable
              performance={performance}
              cut={cut}
              filter={filter}
              scope={scope}
              isStale={read.isPlaceholderData}
              onOpen={opened.open}
            />
          </>
        )}
      </ContentState>
      {opened.drawer && <EvidenceDrawer {...opened.drawer} />}
    </div>
  )
}

function CutSelect({
  cut,
  onChange,
}: {
  cut: PerformanceGrouping
  onChange: (cut: PerformanceGrouping) => void
}) {
  const { t } = useTranslation('analytics')
  return (
    <Select
      label={t('performance.cut')}
      labelHidden
      options={PERFORMANCE_GROUPINGS.map((value) => ({ value, label: t(`performance.cut_${value}`) }))}
      value={cut}
      onChange={onChange}
    />
  )
}

function PerformanceEmptyState({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={Users}
        title={t('performance.empty_title')}
        actions={filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>}
      >
        {t('performance.empty_text')}
      </EmptyState>
    </div>
  )
}
