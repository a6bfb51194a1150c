import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { ControlRow } from '@/ui/layout/control-row'

import type { FigureFilter } from './use-figure-filter'
import { BasisSwitch } from './basis-switch'
import { CompareSelect } from './compare-select'
import { ZoneSelect } from './zone-select'
import { PeriodMenu } from './period-menu'

/** The filter bar of pages about one creator: period, comparison, basis and zone. */
export function FigureFilterBar({ filter, children }: { filter: FigureFilter; children?: ReactNode }) {
  const { t } = useTranslation('analytics')
  return (
    <ControlRow name={t('filter.bar')}>
      <PeriodMenu filter={filter} />
      <CompareSelect filter={filter} />
      {filter.parts.includes('basis') && <BasisSwitch filter={filter} />}
      {children}
      <ZoneSelect filter={filter} />
      {filter.isChanged && (
        <Button kind="ghost" onClick={() => filter.reset()}>
          {t('filter.reset')}
        </Button>
      )}
    </ControlRow>
  )
}
