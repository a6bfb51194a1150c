import type { ParseKeys } from 'i18next'

import type { Namespace } from '@/config/languages'
import type { ScreenName } from '@/domain/page/routes'

import type { PublicScreenName } from './public-screens'
import type { StaffScreenFacts } from './screen'

const BEGINS_WITH_TITLE = { beginsWithTitle: true } as const

const inGroup =
  (chunk: StaffScreenFacts['chunk'], more: Partial<typeof BEGINS_WITH_TITLE> = {}) =>
  (module: string, title: ParseKeys, namespaces: readonly Namespace[]): StaffScreenFacts => {
    return { module, chunk, title, namespaces, ...more }
  }
const agency = inGroup('agency', BEGINS_WITH_TITLE)
const landing = inGroup('landing', BEGINS_WITH_TITLE)
const chat = inGroup('messages')
const tool = inGroup('tools')
const titledTool = inGroup('tools', BEGINS_WITH_TITLE)

const MARKETPLACE = ['marketplace', 'analytics', 'tools'] as const

/**
 * The screens of staff, as plain data: a route without a line here does not compile. `staff-screens.ts` loads their code, the build
 * plans chunks and preloads with it (build/chunk-groups.ts, build/page-files.ts).
 */
export const SCREENS: Record<Exclude<ScreenName, PublicScreenName>, StaffScreenFacts> = {
  agencyOverview: inGroup('overview', BEGINS_WITH_TITLE)(
    'features/agency/screens/overview',
    'route.agency_overview',
    ['analytics'],
  ),
  agencyManage: agency('features/agency/screens/manage', 'route.agency_manage', ['analytics']),
  chatterPerformance: agency('features/agency/screens/chatter-performance', 'route.chatter_performance', [
    'analytics',
  ]),
  agencyCreators: agency('features/agency/screens/creators', 'route.agency_creators', [
    'analytics',
    'profile',
  ]),
  agencyEmployees: agency('features/agency/screens/employees', 'route.agency_employees', ['analytics']),
  agencyStatistics: landing('app/with-clock/statistics', 'route.agency_statistics', ['analytics']),
  crSelect: landing('features/cr-tools/select/screens/select', 'route.cr_select', ['home']),
  crTools: inGroup('landing')('features/cr-tools/home/screens/home', 'route.cr_tools', ['home']),
  messages: chat('features/cr-tools/messages/screens/inbox', 'route.messages', ['home', 'tools']),
  channel: chat('features/cr-tools/messages/screens/channel', 'route.messages', ['home', 'tools', 'profile']),
  notifications: tool('features/cr-tools/notifications/screens/notifications', 'route.notifications', [
    'tools',
  ]),
  earnings: titledTool('features/cr-tools/earnings/screens/earnings', 'route.earnings', ['analytics']),
  groupCreate: tool('features/cr-tools/groups/screens/create', 'route.group_create', ['tools', 'pintura']),
  groupEdit: tool('features/cr-tools/groups/screens/edit', 'route.group_edit', ['tools', 'pintura']),
  groupMembers: tool('features/cr-tools/groups/screens/members', 'route.group_members', ['tools']),
  massMessage: tool('features/cr-tools/mass/screens/mass', 'route.mass_message', [
    'tools',
    'profile',
    'analytics',
  ]),
  list: tool('features/cr-tools/lists/screens/lists', 'route.lists', [
    'lists',
    'tools',
    'profile',
    'analytics',
  ]),
  scheduler: tool('features/cr-tools/scheduler/screens/scheduler', 'route.scheduler', [
    'calendar',
    'analytics',
    'tools',
  ]),
  memberships: tool('features/cr-tools/memberships/screens/memberships', 'route.memberships', MARKETPLACE),
  welcomeMessages: tool(
    'features/cr-tools/welcome-messages/screens/welcome-messages',
    'route.welcome_messages',
    MARKETPLACE,
  ),
  postCategories: tool('features/cr-tools/post-categories/screens/post-categories', 'route.post_categories', [
    'tools',
  ]),
  discountsTrials: tool(
    'features/cr-tools/discounts-trials/screens/discounts-trials',
    'route.discounts_trials',
    MARKETPLACE,
  ),
  dmca: tool('features/cr-tools/dmca/screens/dmca', 'route.dmca', MARKETPLACE),
  live: titledTool('features/cr-tools/live/screens/live', 'route.live', ['tools']),
  profile: tool('features/cr-tools/profile/screens/profile', 'route.profile', [
    'profile',
    'tools',
    'pintura',
  ]),
  vault: titledTool('features/cr-tools/vault/screens/vault', 'route.vault', [
    'tools',
    'marketplace',
    'pintura',
  ]),
  dashboard: titledTool('features/cr-tools/dashboard/screens/dashboard', 'route.dashboard', [
    'home',
    'analytics',
    'tools',
  ]),
  analytics: titledTool('features/cr-tools/analytics/screens/analytics', 'route.analytics', [
    'analytics',
    'tools',
  ]),
  feedback: tool('features/feedback/screens/feedback', 'route.feedback', ['settings']),
}
