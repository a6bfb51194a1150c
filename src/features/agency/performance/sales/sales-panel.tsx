import { Settings2 } from 'lucide'
import { useState } from 'react'

import type { Sale } from '@/domain/money/sale'
import type { FilterPart } from '@/features/figures/filter/use-figure-filter'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { Segmented } from '@/ui/field/segmented'
import { choiceField } from '@/lib/url-state'

import { FilterBar } from '../../filter/filter-bar'
import { ReassignDialog } from '../../sales/reassign-dialog'
import { SalesSummary } from '../../sales/sale-summary'
import { SALE_VIEW_PARAMS } from '../../sales/sale-view'
import { useTabFilter } from '../performance-tab'
import { AttributionDialog } from './attribution-dialog'
import { Disputes } from './disputes'
import { SaleTable } from './sale-table'
import { SALE_VIEWS, type SaleViewName } from './sales-request'

/** The filters per view: unassigned sales have no person, and disputes wait whatever the period. */
const FILTER_PARTS: Record<SaleViewName, readonly FilterPart[]> = {
  all: ['period', 'creators', 'people', 'zone'],
  unassigned: ['period', 'creators', 'zone'],
  disputed: ['creators', 'people', 'zone'],
  refunded: ['period', 'creators', 'people', 'zone'],
}
const OWN_PARAMS = ['sales', ...SALE_VIEW_PARAMS]

/** Credits of sales: open disputes first, then the sales. */
export function SalesPanel() {
  const { t } = useTranslation('analytics')
  const [view, setView] = useUrlField('sales', choiceField(SALE_VIEWS, 'all'), { isStep: true })
  const filter = useTabFilter('sales', FILTER_PARTS[view], {
    defaults: { period: 'last_7' },
    own: OWN_PARAMS,
  })
  const [reassigned, setReassigned] = useState<readonly Sale[]>()
  const [isSetting, setSetting] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filter={filter}
        page="chatterPerformance"
        actions={
          <Button icon={Settings2} onClick={() => setSetting(true)}>
            {t('performance.attribution')}
          </Button>
        }
      >
        <Segmented
          label={t('performance.sales_view')}
          labelHidden
          options={SALE_VIEWS.map((value) => ({ value, label: t(`performance.sales_${value}`) }))}
          value={view}
          onChange={setView}
        />
      </FilterBar>
      {(view === 'all' || view === 'disputed') && (
        <WidgetBoundary title={t('performance.disputes')}>
          <Disputes
            filter={filter}
            onOther={(sale) => setReassigned([sale])}
            {...(view === 'all' && { onAll: () => setView('disputed') })}
          />
        </WidgetBoundary>
      )}
      {view !== 'disputed' && <SaleTable filter={filter} view={view} onReassign={setReassigned} />}
      {reassigned && (
        <ReassignDialog
          sales={reassigned}
          about={<SalesSummary sales={reassigned} />}
          onClose={() => setReassigned(undefined)}
        />
      )}
      {isSetting && <AttributionDialog onClose={() => setSetting(false)} />}
    </div>
  )
}
