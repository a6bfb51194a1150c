import type { ComponentType } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsTab } from '@/domain/figures/analytics'
import { DEFAULT_TABS, PAGE_TABS } from '@/domain/page/page-tabs'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField } from '@/lib/url-state'
import { Page } from '@/ui/layout/page'
import { Tabs } from '@/ui/layout/tabs'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { useCanSeeSpend, useMayOpen } from '../../base/permissions'
import { ContentTab } from '../tabs/content-tab'
import { FansTab } from '../tabs/fans-tab'
import { MassTab } from '../tabs/mass-tab'
import { MembersTab } from '../tabs/members-tab'
import { MessagesTab } from '../tabs/messages-tab'
import { OverviewTab } from '../tabs/overview-tab'
import { TrafficTab } from '../tabs/traffic-tab'
import type { AnalyticsTabProps } from '../use-analytics'
import { creatorScreen } from '../../focus/creator-screen'

const TABS: Record<AnalyticsTab, ComponentType<AnalyticsTabProps>> = {
  overview: OverviewTab,
  messages: MessagesTab,
  mass: MassTab,
  members: MembersTab,
  fans: FansTab,
  content: ContentTab,
  traffic: TrafficTab,
}

const SCHEMA = { tab: choiceField(PAGE_TABS.analytics, DEFAULT_TABS.analytics) }

/**
 * The tabs that the user may see and the active one, stored in the URL. Switching adds a history entry and
 * keeps the filter.
 */
function useAnalyticsTab() {
  const { state, change } = useUrlState(SCHEMA)
  const mayOpenMass = useMayOpen('massMessages')
  const tabs = PAGE_TABS.analytics.filter((tab) => mayOpenMass || tab !== 'mass')
  const tab = tabs.find((one) => one === state.tab) ?? DEFAULT_TABS.analytics
  return { tabs, tab, show: (to: AnalyticsTab) => change({ tab: to }) }
}

function AnalyticsPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const filter = useFigureFilter(
    seesSpend ? ['period', 'compareMonths', 'basis', 'zone'] : ['period', 'compareMonths', 'zone'],
  )
  const { tabs, tab, show } = useAnalyticsTab()
  const Tab = TABS[tab]
  return (
    <Page title={t('insights.title')} actions={<FigureFilterBar filter={filter} />}>
      <Tabs
        name={t('insights.title')}
        items={tabs.map((id) => ({ id, label: t(`insights.tab_${id}`) }))}
        value={tab}
        onChange={show}
      >
        <WidgetBoundary title={t(`insights.tab_${tab}`)}>
          <Tab key={tab} creatorId={creatorId} filter={filter} />
        </WidgetBoundary>
      </Tabs>
    </Page>
  )
}

/** /cr-tools/tools/analytics: the creator's revenue by source and fan (screens S18). */
export default creatorScreen(AnalyticsPage)
