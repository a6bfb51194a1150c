import { useSearchParams } from 'react-router'

export const MASS_TABS = ['new', 'scheduled', 'sent', 'templates'] as const
export type MassTab = (typeof MASS_TABS)[number]

const EDIT = 'edit'

/** The tab in the address, so that Back and a shared link lead to it; and which scheduled one is being changed there. */
export function useMassTab() {
  const [params, setParams] = useSearchParams()
  const tab = MASS_TABS.find((one) => one === params.get('tab')) ?? 'new'
  const go = (next: Record<string, string>) => setParams(next, { preventScrollReset: true })
  return {
    tab,
    edited: tab === 'scheduled' ? params.get(EDIT) : null,
    show: (next: MassTab) => go(next === 'new' ? {} : { tab: next }),
    edit: (massMessageId: string) => go({ tab: 'scheduled', [EDIT]: massMessageId }),
  }
}
