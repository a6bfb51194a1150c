import {
  Banknote,
  CalendarCheck,
  CalendarPlus,
  FileCheck,
  type IconNode,
  MailPlus,
  Megaphone,
  UsersRound,
} from 'lucide'
import type { ParseKeys } from 'i18next'

import type { Namespace } from '@/config/languages'
import { hrefOfTab, type TabbedPage, type TabOf } from '@/domain/page/page-tabs'
import { hrefWith } from '@/domain/page/href-with'
import { href, type StaticRouteName } from '@/domain/page/routes'

import type { Access } from './use-access'

/** A translation key of the page itself, so that a destination has one name everywhere. */
export type DestinationKey = ParseKeys<['global', 'analytics', 'marketplace', 'tools']>

/** Returns its namespace, which may have to load. */
export const namespaceOf = (word: DestinationKey): Namespace =>
  (['analytics', 'marketplace', 'tools'] as const).find((namespace) => word.startsWith(`${namespace}:`)) ??
  'global'

/** The label of each tab. A tab without a text does not compile. */
export const TAB_LABEL: { [Page in TabbedPage]: (tab: TabOf<Page>) => DestinationKey } = {
  agencyEmployees: (tab) => `analytics:employees.tab_${tab === 'work-logs' ? 'work_logs' : tab}`,
  chatterPerformance: (tab) => `analytics:performance.tab_${tab}`,
  messages: (tab) => `tools:inbox.tab_${tab}`,
  massMessage: (tab) => `tools:mass.tab_${tab}`,
  analytics: (tab) => `analytics:insights.tab_${tab}`,
  discountsTrials: (tab) => `marketplace:offers.${tab}`,
}

interface PageAction {
  id: string
  labelKey: DestinationKey
  /** An alternative search term. */
  alternativeKey?: DestinationKey
  icon: IconNode
  page: StaticRouteName
  to: string
  /** Required access besides the page. */
  allows?: (access: Access) => boolean
}

/** Actions by page: the address opens the dialog where the page reads it from the URL. */
export const PAGE_ACTIONS: readonly PageAction[] = [
  {
    id: 'invite-creator',
    labelKey: 'analytics:creators.invite',
    icon: MailPlus,
    page: 'agencyCreators',
    to: hrefWith('agencyCreators', { invite: '1' }),
    allows: ({ roles }) => roles.includes('agency_director'),
  },
  {
    id: 'invite-people',
    labelKey: 'analytics:employees.invite',
    icon: MailPlus,
    page: 'agencyEmployees',
    to: hrefWith('agencyEmployees', { panel: 'invite' }),
  },
  {
    id: 'plan-shifts',
    labelKey: 'analytics:work_logs.empty_plan',
    alternativeKey: 'analytics:shifts.new',
    icon: CalendarPlus,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'shifts'),
  },
  {
    id: 'publish-week',
    labelKey: 'palette.publish_week',
    alternativeKey: 'analytics:employees.tab_shifts',
    icon: CalendarCheck,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'shifts'),
  },
  {
    id: 'export-payroll',
    labelKey: 'analytics:work_logs.payroll',
    icon: Banknote,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'work-logs'),
    allows: ({ permissions }) => permissions?.canExport === true,
  },
  {
    id: 'sign-off',
    labelKey: 'palette.sign_off',
    icon: FileCheck,
    page: 'chatterPerformance',
    to: hrefOfTab('chatterPerformance', 'statements'),
  },
  {
    id: 'mass-message',
    labelKey: 'tools:inbox.new_menu',
    icon: Megaphone,
    page: 'massMessage',
    to: hrefOfTab('massMessage', 'new'),
    allows: ({ permissions }) => permissions?.massMessages === 'edit',
  },
  {
    id: 'new-group',
    labelKey: 'route.group_create',
    icon: UsersRound,
    page: 'groupCreate',
    to: href('groupCreate'),
    allows: ({ permissions }) => permissions?.groups === 'edit',
  },
]
