import { useSearchParams } from 'react-router'

import type { AnalyticsTab } from '@/domain/figures/analytics'
import { DEFAULT_TABS, PAGE_TABS } from '@/domain/page/page-tabs'
import { useCurrentUser } from '@/features/auth'

const TAB_PARAM = 'tab'

/**
 * The tabs that the user may see and the active one, stored in the URL. Switching adds a history entry and
 * keeps the filter.
 */
export function useAnalyticsTab() {
  const [params, setParams] = useSearchParams()
  const hasMass = (useCurrentUser().data?.chatterPermissions.massMessages ?? 'off') !== 'off'
  const tabs: readonly AnalyticsTab[] = PAGE_TABS.analytics.filter((tab) => hasMass || tab !== 'mass')
  const tab = tabs.find((one) => one === params.get(TAB_PARAM)) ?? DEFAULT_TABS.analytics
  const show = (to: AnalyticsTab) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (to === DEFAULT_TABS.analytics) next.delete(TAB_PARAM)
        else next.set(TAB_PARAM, to)
        return next
      },
      { preventScrollReset: true },
    )
  return { tabs, tab, show }
}
