import { useSearchParams } from 'react-router'

import { PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'

export const MASS_TABS = PAGE_TABS.massMessage
export type MassTab = TabOf<'massMessage'>

const EDIT_PARAM = 'edit'

/** The active tab and the scheduled message being edited, stored in the URL. */
export function useMassTab() {
  const [params, setParams] = useSearchParams()
  const tab = MASS_TABS.find((one) => one === params.get('tab')) ?? 'new'
  const go = (next: Record<string, string>) => setParams(next, { preventScrollReset: true })
  return {
    tab,
    edited: tab === 'scheduled' ? params.get(EDIT_PARAM) : null,
    show: (next: MassTab) => go(next === 'new' ? {} : { tab: next }),
    edit: (massMessageId: string) => go({ tab: 'scheduled', [EDIT_PARAM]: massMessageId }),
  }
}
