import type { AnalyticsTab } from '@/domain/figures/analytics'
import { DEFAULT_TABS, PAGE_TABS } from '@/domain/page/page-tabs'
import { useCurrentUser } from '@/features/auth'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField } from '@/lib/url-state'

const SCHEMA = { tab: choiceField(PAGE_TABS.analytics, DEFAULT_TABS.analytics) }

/**
 * The tabs that the user may see and the active one, stored in the URL. Switching adds a history entry and
 * keeps the filter.
 */
export function useAnalyticsTab() {
  const { state, change } = useUrlState(SCHEMA)
  const hasMass = (useCurrentUser().data?.chatterPermissions.massMessages ?? 'off') !== 'off'
  const tabs = PAGE_TABS.analytics.filter((tab) => hasMass || tab !== 'mass')
  const tab = tabs.find((one) => one === state.tab) ?? DEFAULT_TABS.analytics
  return { tabs, tab, show: (to: AnalyticsTab) => change({ tab: to }) }
}
