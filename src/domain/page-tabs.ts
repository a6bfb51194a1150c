import { type PlaceName, ROUTES } from './routes'

/** The pages with tabs in their address (`?tab=`), each with its tabs in the order of its bar. */
export const PAGE_TABS = {
  agencyEmployees: ['active', 'invited', 'inactive', 'shifts', 'work-logs', 'sets'],
  chatterPerformance: ['performance', 'review', 'sales', 'statements'],
  messages: ['waiting', 'all', 'unread', 'priority', 'groups', 'archived'],
  massMessage: ['new', 'scheduled', 'sent', 'templates'],
  analytics: ['overview', 'messages', 'mass', 'members', 'fans', 'content', 'traffic'],
  discountsTrials: ['discounts', 'trials', 'links'],
} as const satisfies Partial<Record<PlaceName, readonly string[]>>
export type TabbedPage = keyof typeof PAGE_TABS
export type TabOf<Page extends TabbedPage> = (typeof PAGE_TABS)[Page][number]

/** The parts of a creator's drawer, in the order of its bar. */
export const CREATOR_PARTS = ['notes', 'money', 'team', 'rules', 'handover'] as const
export type CreatorPart = (typeof CREATOR_PARTS)[number]

/** The tab that an address without one shows. */
export const DEFAULT_TABS = {
  agencyEmployees: 'active',
  chatterPerformance: 'performance',
  messages: 'all',
  massMessage: 'new',
  analytics: 'overview',
  discountsTrials: 'discounts',
} as const satisfies { [Page in TabbedPage]: TabOf<Page> }

/** The address of a page on one of its tabs; the default tab is not named. */
export const hrefOfTab = <Page extends TabbedPage>(
  page: Page,
  tab: TabOf<Page>,
  params: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...(tab !== DEFAULT_TABS[page] && { tab }), ...params }).toString()
  return search === '' ? ROUTES[page].path : `${ROUTES[page].path}?${search}`
}
