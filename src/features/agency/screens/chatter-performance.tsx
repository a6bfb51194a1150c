import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { confirmUnsaved } from '@/services/page/unsaved'
import { Page } from '@/ui/layout/page'
import { Tabs } from '@/ui/layout/tabs'

import { useAgencyEvents } from '../live/agency-events'
import { PerformancePanel } from '../performance/performance-panel'
import { TeamSettingsButton } from '../performance/team-settings'
import { ReviewPanel } from '../performance/review/review-panel'
import { useOpenDisputes } from '../sales/dispute-card'
import { SalesPanel } from '../performance/sales/sales-panel'
import { StatementsPanel } from '../performance/statements/statements-panel'
import { PERFORMANCE_TABS, type PerformanceTab, usePerformanceTab } from '../performance/performance-tab'

const PANEL: Record<PerformanceTab, () => ReactNode> = {
  performance: PerformancePanel,
  review: ReviewPanel,
  sales: SalesPanel,
  statements: StatementsPanel,
}

/** /agency-manage/chatter-performance: what chatters did, sold and earned (screens S7). */
export default function ChatterPerformanceScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const [tab, setTab] = usePerformanceTab()
  const disputes = useOpenDisputes().data?.data.length ?? 0
  const Panel = PANEL[tab]
  return (
    <Page title={t('performance.title')} actions={tab === 'performance' && <TeamSettingsButton />}>
      <Tabs
        name={t('performance.title')}
        items={PERFORMANCE_TABS.map((id) => ({
          id,
          label: t(`performance.tab_${id}`),
          ...(id === 'sales' && disputes > 0 && { count: formatNumber(disputes) }),
        }))}
        value={tab}
        onChange={setTab}
        mayLeave={() => confirmUnsaved('change_tabs')}
      >
        <Panel />
      </Tabs>
    </Page>
  )
}
