import type { ScreenName } from '@/domain/page/routes'

import type { PublicScreenName } from './public-screens'
import type { StaffScreenFacts } from './screen'

/**
 * The screens of staff, as plain data: a route without a line here does not compile. `staff-screens.ts` loads their code, the build
 * plans chunks and preloads with it (build/chunk-groups.ts, build/page-files.ts).
 */
export const SCREENS: Record<Exclude<ScreenName, PublicScreenName>, StaffScreenFacts> = {
  agencyOverview: {
    module: 'features/agency/screens/overview',
    chunk: 'overview',
    namespaces: ['analytics'],
    title: 'route.agency_overview',
    beginsWithTitle: true,
  },
  agencyManage: {
    module: 'features/agency/screens/manage',
    chunk: 'agency',
    namespaces: ['analytics'],
    title: 'route.agency_manage',
    beginsWithTitle: true,
  },
  chatterPerformance: {
    module: 'features/agency/screens/chatter-performance',
    chunk: 'agency',
    namespaces: ['analytics'],
    title: 'route.chatter_performance',
    beginsWithTitle: true,
  },
  agencyCreators: {
    module: 'features/agency/screens/creators',
    chunk: 'agency',
    namespaces: ['analytics', 'profile'],
    title: 'route.agency_creators',
    beginsWithTitle: true,
  },
  agencyEmployees: {
    module: 'features/agency/screens/employees',
    chunk: 'agency',
    namespaces: ['analytics'],
    title: 'route.agency_employees',
    beginsWithTitle: true,
  },
  agencyStatistics: {
    module: 'app/with-clock/statistics',
    chunk: 'landing',
    namespaces: ['analytics'],
    title: 'route.agency_statistics',
    beginsWithTitle: true,
  },
  crSelect: {
    module: 'features/cr-tools/select/screens/select',
    chunk: 'landing',
    namespaces: ['home'],
    title: 'route.cr_select',
    beginsWithTitle: true,
  },
  crTools: {
    module: 'features/cr-tools/home/screens/home',
    chunk: 'landing',
    namespaces: ['home'],
    title: 'route.cr_tools',
  },
  messages: {
    module: 'features/cr-tools/messages/screens/inbox',
    chunk: 'messages',
    namespaces: ['home', 'tools'],
    title: 'route.messages',
  },
  channel: {
    module: 'features/cr-tools/messages/screens/channel',
    chunk: 'messages',
    namespaces: ['home', 'tools', 'profile'],
    title: 'route.messages',
  },
  notifications: {
    module: 'features/cr-tools/notifications/screens/notifications',
    chunk: 'tools',
    namespaces: ['tools'],
    title: 'route.notifications',
  },
  earnings: {
    module: 'features/cr-tools/earnings/screens/earnings',
    chunk: 'tools',
    namespaces: ['analytics'],
    title: 'route.earnings',
    beginsWithTitle: true,
  },
  groupCreate: {
    module: 'features/cr-tools/groups/screens/create',
    chunk: 'tools',
    namespaces: ['tools', 'pintura'],
    title: 'route.group_create',
  },
  groupEdit: {
    module: 'features/cr-tools/groups/screens/edit',
    chunk: 'tools',
    namespaces: ['tools', 'pintura'],
    title: 'route.group_edit',
  },
  groupMembers: {
    module: 'features/cr-tools/groups/screens/members',
    chunk: 'tools',
    namespaces: ['tools'],
    title: 'route.group_members',
  },
  massMessage: {
    module: 'features/cr-tools/mass/screens/mass',
    chunk: 'tools',
    namespaces: ['tools', 'profile', 'analytics'],
    title: 'route.mass_message',
  },
  list: {
    module: 'features/cr-tools/lists/screens/lists',
    chunk: 'tools',
    namespaces: ['lists', 'tools', 'profile', 'analytics'],
    title: 'route.lists',
  },
  scheduler: {
    module: 'features/cr-tools/scheduler/screens/scheduler',
    chunk: 'tools',
    namespaces: ['calendar', 'analytics', 'tools'],
    title: 'route.scheduler',
  },
  memberships: {
    module: 'features/cr-tools/memberships/screens/memberships',
    chunk: 'tools',
    namespaces: ['marketplace', 'analytics', 'tools'],
    title: 'route.memberships',
  },
  welcomeMessages: {
    module: 'features/cr-tools/welcome-messages/screens/welcome-messages',
    chunk: 'tools',
    namespaces: ['marketplace', 'analytics', 'tools'],
    title: 'route.welcome_messages',
  },
  postCategories: {
    module: 'features/cr-tools/post-categories/screens/post-categories',
    chunk: 'tools',
    namespaces: ['tools'],
    title: 'route.post_categories',
  },
  discountsTrials: {
    module: 'features/cr-tools/discounts-trials/screens/discounts-trials',
    chunk: 'tools',
    namespaces: ['marketplace', 'analytics', 'tools'],
    title: 'route.discounts_trials',
  },
  dmca: {
    module: 'features/cr-tools/dmca/screens/dmca',
    chunk: 'tools',
    namespaces: ['marketplace', 'analytics', 'tools'],
    title: 'route.dmca',
  },
  live: {
    module: 'features/cr-tools/live/screens/live',
    chunk: 'tools',
    namespaces: ['tools'],
    title: 'route.live',
    beginsWithTitle: true,
  },
  profile: {
    module: 'features/cr-tools/profile/screens/profile',
    chunk: 'tools',
    namespaces: ['profile', 'tools', 'pintura'],
    title: 'route.profile',
  },
  vault: {
    module: 'features/cr-tools/vault/screens/vault',
    chunk: 'tools',
    namespaces: ['tools', 'marketplace', 'pintura'],
    title: 'route.vault',
    beginsWithTitle: true,
  },
  dashboard: {
    module: 'features/cr-tools/dashboard/screens/dashboard',
    chunk: 'tools',
    namespaces: ['home', 'analytics', 'tools'],
    title: 'route.dashboard',
    beginsWithTitle: true,
  },
  analytics: {
    module: 'features/cr-tools/analytics/screens/analytics',
    chunk: 'tools',
    namespaces: ['analytics', 'tools'],
    title: 'route.analytics',
    beginsWithTitle: true,
  },
  feedback: {
    module: 'features/feedback/screens/feedback',
    chunk: 'tools',
    namespaces: ['settings'],
    title: 'route.feedback',
  },
}
