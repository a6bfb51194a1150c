import type { ReactNode } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { ClearFilters } from '@/ui/layout/clear-filters'
import { ControlRow } from '@/ui/layout/control-row'

import { BasisSwitch } from './basis-switch'
import { CompareSelect } from './compare-select'
import { PeriodMenu } from './period-menu'
import type { FigureFilter, FilterPart } from './use-figure-filter'
import { ZoneSelect } from './zone-select'

interface FigureFilterBarProps {
  filter: FigureFilter
  /** More filters of the page. */
  children?: ReactNode
  /** Actions at the end of the bar. */
  actions?: ReactNode
}

/** The filters of a page of figures that need no list from the server: period, comparison, basis and zone. */
export function FigureFilterBar({ filter, children, actions }: FigureFilterBarProps) {
  const { t } = useTranslation('analytics')
  const shows = (part: FilterPart) => filter.parts.includes(part)
  return (
    <ControlRow name={t('filter.bar')}>
      {shows('period') && <PeriodMenu filter={filter} />}
      {(shows('compare') || shows('compareMonths')) && <CompareSelect filter={filter} />}
      {shows('basis') && <BasisSwitch filter={filter} />}
      {children}
      {shows('zone') && <ZoneSelect filter={filter} />}
      {filter.isChanged && <ClearFilters label={t('filter.reset')} onClear={() => filter.reset()} />}
      {actions}
    </ControlRow>
  )
}
