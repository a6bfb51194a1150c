import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { askAboutUnsaved } from '@/services/unsaved'
import { Page } from '@/ui/page'
import { Tabs } from '@/ui/tabs'

import { useAgencyLive } from '../live'
import { PerformancePanel } from '../performance/parts/performance-panel'
import { ReviewPanel } from '../performance/review/review-panel'
import { useOpenDisputes } from '../performance/sales/disputes'
import { SalesPanel } from '../performance/sales/sales-panel'
import { StatementsPanel } from '../performance/statements/statements-panel'
import { PERFORMANCE_TABS, type PerformanceTab, usePerformanceTab } from '../performance/tab'

const PANEL: Record<PerformanceTab, () => ReactNode> = {
  performance: PerformancePanel,
  review: ReviewPanel,
  sales: SalesPanel,
  statements: StatementsPanel,
}

/** /agency-manage/chatter-performance: what chatters did, sold and earned (screens S7). */
export default function ChatterPerformanceScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
  const [tab, setTab] = usePerformanceTab()
  const disputes = useOpenDisputes().data?.data.length ?? 0
  const Panel = PANEL[tab]
  return (
    <Page title={t('performance.title')}>
      <Tabs
        name={t('performance.title')}
        items={PERFORMANCE_TABS.map((id) => ({
          id,
          label: t(`performance.tab_${id}`),
          ...(id === 'sales' && disputes > 0 && { count: formatNumber(disputes) }),
        }))}
        value={tab}
        onChange={setTab}
        mayLeave={() => askAboutUnsaved('change_tabs')}
      >
        <Panel />
      </Tabs>
    </Page>
  )
}
