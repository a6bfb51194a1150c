import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Sale } from '@/domain/sale'
import { Button } from '@/ui/button'
import { Segmented } from '@/ui/segmented'
import { WidgetBoundary } from '@/ui/widget-boundary'

import { FilterBar } from '../../filter/filter-bar'
import { useChoiceParam, useTabFilter } from '../tab'
import { AttributionDialog } from './attribution-dialog'
import { AboutSale } from './about-sale'
import { Disputes } from './disputes'
import { ReassignDialog } from './reassign-dialog'
import { SALE_VIEWS, SaleTable } from './sale-table'

const PARTS = ['period', 'creators', 'people', 'zone'] as const
const OWN = ['sales']

/** Whom sales are credited to: disputes first, then the sales themselves. */
export function SalesPanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('sales', PARTS, { defaults: { period: 'last_7' }, own: OWN })
  const [view, setView] = useChoiceParam('sales', SALE_VIEWS)
  const [reassigned, setReassigned] = useState<Sale>()
  const [isSetting, setSetting] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filter={filter}
        page="chatterPerformance"
        acts={
          <Button icon={Settings2} onClick={() => setSetting(true)}>
            {t('performance.attribution')}
          </Button>
        }
      >
        <Segmented
          name={t('performance.sales_view')}
          options={SALE_VIEWS.map((value) => ({ value, label: t(`performance.sales_${value}`) }))}
          value={view}
          onChange={setView}
        />
      </FilterBar>
      {(view === 'all' || view === 'disputed') && (
        <WidgetBoundary title={t('performance.disputes')}>
          <Disputes onOther={setReassigned} {...(view === 'all' && { onAll: () => setView('disputed') })} />
        </WidgetBoundary>
      )}
      {view !== 'disputed' && <SaleTable filter={filter} view={view} onReassign={setReassigned} />}
      {reassigned && (
        <ReassignDialog
          sale={reassigned}
          about={<AboutSale sale={reassigned} />}
          onClose={() => setReassigned(undefined)}
        />
      )}
      {isSetting && <AttributionDialog onClose={() => setSetting(false)} />}
    </div>
  )
}
