import { useSearchParams } from 'react-router'

import type { AnalyticsTab } from '@/domain/analytics'
import { DEFAULT_TABS, PAGE_TABS } from '@/domain/page-tabs'
import { useCurrentUser } from '@/features/auth'

const TAB = 'tab'

/** The tabs the reader may see, and the one in the address; a new tab is a step in the history, and the filter stays. */
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
