import { useSearchParams } from 'react-router'

export const MASS_TABS = ['new', 'scheduled', 'sent', 'templates'] as const
export type MassTab = (typeof MASS_TABS)[number]

/** The tab in the address, so that Back and a shared link lead to it. */
export function useMassTab(): [tab: MassTab, show: (tab: MassTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = MASS_TABS.find((one) => one === params.get('tab')) ?? 'new'
  const show = (next: MassTab) => setParams(next === 'new' ? {} : { tab: next }, { preventScrollReset: true })
  return [tab, show]
}
