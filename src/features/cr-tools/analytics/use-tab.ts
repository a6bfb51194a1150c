import { useSearchParams } from 'react-router'

import type { AnalyticsTab } from '@/domain/analytics'
import { DEFAULT_TABS, PAGE_TABS } from '@/domain/page-tabs'
import { useCurrentUser } from '@/features/auth'

const TAB = 'tab'

/**
 * The tabs that the user may see and the active one, stored in the URL. Switching adds a history entry and
 * keeps the filter.
 */
export function useTab() {
  const [params, setParams] = useSearchParams()
  const hasMass = (useCurrentUser().data?.chatterPermissions.massMessages ?? 'off') !== 'off'
  const tabs: readonly AnalyticsTab[] = PAGE_TABS.analytics.filter((tab) => hasMass || tab !== 'mass')
  const tab = tabs.find((one) => one === params.get(TAB)) ?? DEFAULT_TABS.analytics
  const show = (to: AnalyticsTab) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (to === DEFAULT_TABS.analytics) next.delete(TAB)
        else next.set(TAB, to)
        return next
      },
      { preventScrollReset: true },
    )
  return { tabs, tab, show }
}
