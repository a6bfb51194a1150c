import {
  Banknote,
  CalendarCheck,
  CalendarPlus,
  FileCheck,
  type LucideIcon,
  MailPlus,
  Megaphone,
  UsersRound,
} from 'lucide-react'
import type { ParseKeys } from 'i18next'

import type { Namespace } from '@/config/languages'
import { type CreatorPart, hrefOfTab, type TabbedPage, type TabOf } from '@/domain/page-tabs'
import { href, type PlaceName } from '@/domain/routes'

import type { Access } from './use-access'

/** A translation key of the page itself, so that a destination has one name everywhere. */
export type Word = ParseKeys<['global', 'analytics', 'marketplace', 'tools']>

/** Returns its namespace, which may have to load. */
export const namespaceOf = (word: Word): Namespace =>
  (['analytics', 'marketplace', 'tools'] as const).find((namespace) => word.startsWith(`${namespace}:`)) ??
  'global'

/** The label of each tab. A tab without a label does not compile. */
export const TAB_WORDS: { [Page in TabbedPage]: Record<TabOf<Page>, Word> } = {
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

export const PART_WORDS: Record<CreatorPart, Word> = {
  notes: 'analytics:creators.part_notes',
  money: 'analytics:creators.part_money',
  team: 'analytics:creators.part_team',
  rules: 'analytics:creators.part_rules',
  handover: 'analytics:creators.part_handover',
}

interface PageAct {
  id: string
  word: Word
  /** An alternative search term. */
  also?: Word
  icon: LucideIcon
  page: PlaceName
  to: string
  /** Required access besides the page. */
  allows?: (access: Access) => boolean
}

/** Actions by page: the address opens the dialog where the page reads it from the URL. */
export const PAGE_ACTS: readonly PageAct[] = [
  {
    id: 'invite-creator',
    word: 'analytics:creators.invite',
    icon: MailPlus,
    page: 'agencyCreators',
    to: `${href('agencyCreators')}?invite=1`,
    allows: ({ roles }) => roles.includes('agency_director'),
  },
  {
    id: 'invite-people',
    word: 'analytics:employees.invite',
    icon: MailPlus,
    page: 'agencyEmployees',
    to: `${href('agencyEmployees')}?panel=invite`,
  },
  {
    id: 'plan-shifts',
    word: 'analytics:work_logs.empty_plan',
    also: 'analytics:shifts.new',
    icon: CalendarPlus,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'shifts'),
  },
  {
    id: 'publish-week',
    word: 'palette.publish_week',
    also: 'analytics:employees.tab_shifts',
    icon: CalendarCheck,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'shifts'),
  },
  {
    id: 'export-payroll',
    word: 'analytics:work_logs.payroll',
    icon: Banknote,
    page: 'agencyEmployees',
    to: hrefOfTab('agencyEmployees', 'work-logs'),
    allows: ({ permissions }) => permissions?.canExport === true,
  },
  {
    id: 'sign-off',
    word: 'palette.sign_off',
    icon: FileCheck,
    page: 'chatterPerformance',
    to: hrefOfTab('chatterPerformance', 'statements'),
  },
  {
    id: 'mass-message',
    word: 'tools:inbox.new_menu',
    icon: Megaphone,
    page: 'massMessage',
    to: hrefOfTab('massMessage', 'new'),
    allows: ({ permissions }) => permissions?.massMessages === 'edit',
  },
  {
    id: 'new-group',
    word: 'route.group_create',
    icon: UsersRound,
    page: 'groupCreate',
    to: href('groupCreate'),
    allows: ({ permissions }) => permissions?.groups === 'edit',
  },
]
