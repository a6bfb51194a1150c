import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getPerformance } from '@/api/calls/performance'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { PERFORMANCE_CUTS, type PerformanceCut } from '@/domain/performance'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { Select } from '@/ui/select'
import { WidgetBoundary } from '@/ui/widget-boundary'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { FilterBar } from '../../filter/filter-bar'
import { EvidenceDrawer } from '../evidence/evidence-drawer'
import { useOpenedEvidence } from '../evidence/use-opened-evidence'
import { useFallbackPolling } from '../../polling'
import { useScope } from '../scope'
import { useChoiceParam, useTabFilter } from '../tab'
import { useShiftScope } from '../use-shift-scope'
import { Comparison } from './comparison'
import { FiguresFile } from './figures-file'
import { PanelSkeleton } from './panel-skeleton'
import { PerformanceTable } from './performance-table'
import { ShiftSelect } from './shift-select'
import { TeamSettingsButton } from './team-settings'
import { TeamTiles } from './team-tiles'

const PARTS = ['period', 'compare', 'basis', 'group', 'creators', 'people', 'zone'] as const
const OWN = ['cut', 'shift', 'compared', 'chart']

/** The team's figures as tiles, chart and rows; each opens its evidence. */
export function PerformancePanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('performance', PARTS, {
    defaults: { period: 'last_7', basis: 'net' },
    own: OWN,
  })
  const [cut, setCut] = useChoiceParam('cut', PERFORMANCE_CUTS)
  const shift = useShiftScope(filter, useScope(filter))
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
        acts={
          <>
            <FiguresFile scope={scope} cut={cut} />
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
        empty={<Nobody filter={filter} />}
      >
        {performance && (
          <>
            <WidgetBoundary title={t('performance.tiles')}>
              <TeamTiles performance={performance} filter={filter} scope={scope} />
            </WidgetBoundary>
            <WidgetBoundary title={t('performance.chart')}>
              <Comparison performance={performance} filter={filter} scope={scope} />
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

function CutSelect({ cut, onChange }: { cut: PerformanceCut; onChange: (cut: PerformanceCut) => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Select
      label={t('performance.cut')}
      labelHidden
      options={PERFORMANCE_CUTS.map((value) => ({ value, label: t(`performance.cut_${value}`) }))}
      value={cut}
      onChange={onChange}
    />
  )
}

function Nobody({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardLook}>
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
