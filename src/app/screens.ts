import type { ScreenName } from '@/domain/routes'

import type { PublicScreenName } from './public-screens'
import type { Screen } from './screen'

/** The screens of staff. A route without a line here does not compile. */
export const SCREENS: Record<Exclude<ScreenName, PublicScreenName>, Screen> = {
  agencyOverview: {
    load: () => import('@/features/agency/screens/overview'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_overview',
    beginsWithTitle: true,
  },
  agencyManage: {
    load: () => import('@/features/agency/screens/manage'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_manage',
    beginsWithTitle: true,
  },
  chatterPerformance: {
    load: () => import('@/features/agency/screens/chatter-performance'),
    namespaces: ['common', 'analytics'],
    title: 'route.chatter_performance',
    beginsWithTitle: true,
  },
  agencyCreators: {
    load: () => import('@/features/agency/screens/creators'),
    namespaces: ['common', 'analytics', 'profile'],
    title: 'route.agency_creators',
    beginsWithTitle: true,
  },
  agencyEmployees: {
    load: () => import('@/features/agency/screens/employees'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_employees',
    beginsWithTitle: true,
  },
  agencyStatistics: {
    load: async () => ({ default: (await import('./statistics-with-clock')).StatisticsWithClock }),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_statistics',
    beginsWithTitle: true,
  },
  crSelect: {
    load: async () => ({ default: (await import('./select-with-clock')).SelectWithClock }),
    namespaces: ['common', 'home'],
    title: 'route.cr_select',
    beginsWithTitle: true,
  },
  crTools: {
    load: () => import('@/features/cr-tools/home/screens/home'),
    namespaces: ['common', 'home'],
    title: 'route.cr_tools',
  },
  messages: {
    load: async () => (await import('@/features/cr-tools/messages/screens/inbox')).loadInbox(),
    namespaces: ['common', 'home', 'tools'],
    title: 'route.messages',
  },
  channel: {
    load: async () => ({ default: (await import('./channel-with-clock')).ChannelWithClock }),
    namespaces: ['common', 'home', 'tools', 'profile'],
    title: 'route.messages',
  },
  notifications: {
    load: () => import('@/features/cr-tools/notifications/screens/notifications'),
    namespaces: ['common', 'tools'],
    title: 'route.notifications',
  },
  earnings: {
    load: () => import('@/features/cr-tools/earnings/screens/earnings'),
    namespaces: ['common', 'analytics'],
    title: 'route.earnings',
    beginsWithTitle: true,
  },
  groupCreate: {
    load: async () => ({ default: (await import('./group-create-with-clock')).GroupCreateWithClock }),
    namespaces: ['common', 'tools'],
    title: 'route.group_create',
  },
  groupEdit: {
    load: async () => ({ default: (await import('./group-edit-with-clock')).GroupEditWithClock }),
    namespaces: ['common', 'tools'],
    title: 'route.group_edit',
  },
  groupMembers: {
    load: async () => ({ default: (await import('./group-members-with-clock')).GroupMembersWithClock }),
    namespaces: ['common', 'tools'],
    title: 'route.group_members',
  },
  massMessage: {
    load: async () => ({ default: (await import('./mass-with-clock')).MassWithClock }),
    namespaces: ['common', 'tools', 'profile'],
    title: 'route.mass_message',
  },
  list: {
    load: () => import('@/features/cr-tools/lists/screens/lists'),
    namespaces: ['common', 'lists', 'tools', 'profile', 'analytics'],
    title: 'route.lists',
  },
  scheduler: {
    load: () => import('@/features/cr-tools/scheduler/screens/scheduler'),
    namespaces: ['common', 'calendar', 'analytics', 'tools'],
    title: 'route.scheduler',
  },
  memberships: {
    load: () => import('@/features/cr-tools/memberships/screens/memberships'),
    namespaces: ['common', 'marketplace', 'analytics', 'tools'],
    title: 'route.memberships',
  },
  welcomeMessages: {
    load: () => import('@/features/cr-tools/welcome-messages/screens/welcome-messages'),
    namespaces: ['common', 'marketplace', 'analytics', 'tools'],
    title: 'route.welcome_messages',
  },
  postCategories: {
    load: () => import('@/features/cr-tools/post-categories/screens/post-categories'),
    namespaces: ['common', 'tools'],
    title: 'route.post_categories',
  },
  discountsTrials: {
    load: () => import('@/features/cr-tools/discounts-trials/screens/discounts-trials'),
    namespaces: ['common', 'marketplace', 'analytics'],
    title: 'route.discounts_trials',
  },
  dmca: {
    load: () => import('@/features/cr-tools/dmca/screens/dmca'),
    namespaces: ['common', 'marketplace', 'analytics'],
    title: 'route.dmca',
  },
  live: {
    load: () => import('@/features/cr-tools/live/screens/live'),
    namespaces: ['common', 'tools'],
    title: 'route.live',
    beginsWithTitle: true,
  },
  profile: {
    load: () => import('@/features/cr-tools/profile/screens/profile'),
    namespaces: ['common', 'profile', 'tools'],
    title: 'route.profile',
  },
  vault: {
    load: () => import('@/features/cr-tools/vault/screens/vault'),
    namespaces: ['common', 'tools', 'marketplace', 'pintura'],
    title: 'route.vault',
    beginsWithTitle: true,
  },
  dashboard: {
    load: () => import('@/features/cr-tools/dashboard/screens/dashboard'),
    namespaces: ['common', 'home', 'analytics', 'tools', 'profile'],
    title: 'route.dashboard',
    beginsWithTitle: true,
  },
  analytics: {
    load: () => import('@/features/cr-tools/analytics/screens/analytics'),
    namespaces: ['common', 'analytics', 'tools', 'profile'],
    title: 'route.analytics',
    beginsWithTitle: true,
  },
  feedback: {
    load: () => import('@/features/feedback/screens/feedback'),
    namespaces: ['common', 'settings'],
    title: 'route.feedback',
  },
}
