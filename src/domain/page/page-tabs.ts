import { type StaticRouteName, ROUTES } from './routes'

/** Pages with tabs in their address (`?tab=`), each with its tabs in display order. */
export const PAGE_TABS = {
  agencyEmployees: ['active', 'invited', 'inactive', 'shifts', 'work-logs', 'sets'],
  chatterPerformance: ['performance', 'review', 'sales', 'statements'],
  messages: ['waiting', 'all', 'unread', 'priority', 'groups', 'archived'],
  massMessage: ['new', 'scheduled', 'sent', 'templates'],
  analytics: ['overview', 'messages', 'mass', 'members', 'fans', 'content', 'traffic'],
  discountsTrials: ['discounts', 'trials', 'links'],
} as const satisfies Partial<Record<StaticRouteName, readonly string[]>>
export type TabbedPage = keyof typeof PAGE_TABS
export type TabOf<Page extends TabbedPage> = (typeof PAGE_TABS)[Page][number]

/** Tabs of the creator drawer, in display order. */
export const CREATOR_DRAWER_TABS = ['notes', 'money', 'team', 'rules', 'handover'] as const
export type CreatorDrawerTab = (typeof CREATOR_DRAWER_TABS)[number]

/** The tab of an address that names none. */
export const DEFAULT_TABS = {
  agencyEmployees: 'active',
  chatterPerformance: 'performance',
  messages: 'all',
  massMessage: 'new',
  analytics: 'overview',
  discountsTrials: 'discounts',
} as const satisfies { [Page in TabbedPage]: TabOf<Page> }

/** The address of a page on a tab; the default tab is omitted. */
export const hrefOfTab = <Page extends TabbedPage>(
  page: Page,
  tab: TabOf<Page>,
  params: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...(tab !== DEFAULT_TABS[page] && { tab }), ...params }).toString()
  return search === '' ? ROUTES[page].path : `${ROUTES[page].path}?${search}`
}
