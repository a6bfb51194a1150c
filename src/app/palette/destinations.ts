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
import { type CreatorDrawerTab, hrefOfTab, type TabbedPage, type TabOf } from '@/domain/page/page-tabs'
import { hrefWith } from '@/domain/page/href-with'
import { href, type StaticRouteName } from '@/domain/page/routes'

import type { Access } from './use-access'

/** A translation key of the page itself, so that a destination has one name everywhere. */
export type DestinationKey = ParseKeys<['global', 'analytics', 'marketplace', 'tools']>

/** Returns its namespace, which may have to load. */
export const namespaceOf = (word: DestinationKey): Namespace =>
  (['analytics', 'marketplace', 'tools'] as const).find((namespace) => word.startsWith(`${namespace}:`)) ??
  'global'

/** The label of each tab. A tab without a label does not compile. */
export const TAB_LABELS: { [Page in TabbedPage]: Record<TabOf<Page>, DestinationKey> } = {
  agencyEmployees: {
    active: 'analytics:employees.tab_active',
    invited: 'analytics:employees.tab_invited',
    inactive: 'analytics:employees.tab_inactive',
    shifts: 'analytics:employees.tab_shifts',
    'work-logs': 'analytics:employees.tab_work_logs',
    sets: 'analytics:employees.tab_sets',
  },
  chatterPerformance: {
    performance: 'analytics:performance.tab_performance',
    review: 'analytics:performance.tab_review',
    sales: 'analytics:performance.tab_sales',
    statements: 'analytics:performance.tab_statements',
  },
  messages: {
    waiting: 'tools:inbox.tab_waiting',
    all: 'tools:inbox.tab_all',
    unread: 'tools:inbox.tab_unread',
    priority: 'tools:inbox.tab_priority',
    groups: 'tools:inbox.tab_groups',
    archived: 'tools:inbox.tab_archived',
  },
  massMessage: {
    new: 'tools:mass.tab_new',
    scheduled: 'tools:mass.tab_scheduled',
    sent: 'tools:mass.tab_sent',
    templates: 'tools:mass.tab_templates',
  },
  analytics: {
    overview: 'analytics:insights.tab_overview',
    messages: 'analytics:insights.tab_messages',
    mass: 'analytics:insights.tab_mass',
    members: 'analytics:insights.tab_members',
    fans: 'analytics:insights.tab_fans',
    content: 'analytics:insights.tab_content',
    traffic: 'analytics:insights.tab_traffic',
  },
  discountsTrials: {
    discounts: 'marketplace:offers.discounts',
    trials: 'marketplace:offers.trials',
    links: 'marketplace:offers.links',
  },
}

export const CREATOR_PART_LABELS: Record<CreatorDrawerTab, DestinationKey> = {
  notes: 'analytics:creators.part_notes',
  money: 'analytics:creators.part_money',
  team: 'analytics:creators.part_team',
  rules: 'analytics:creators.part_rules',
  handover: 'analytics:creators.part_handover',
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
