import type { Role } from '@/domain/account/role'

/**
 * Who may open which route, written a second time by hand: the contract tests compare it with the routes, the journeys
 * with what the browser shows (requirements 6).
 */
export const REQUIRED: Record<string, Role> = {
  '/agency-statistics': 'chatter',
  '/cr-select': 'chatter',
  '/cr-tools': 'chatter',
  '/cr-tools/messages': 'chatter',
  '/cr-tools/messages/:channelId': 'chatter',
  '/cr-tools/messages/mass': 'chatter',
  '/cr-tools/notifications': 'chatter',
  '/cr-tools/profile': 'chatter',
  '/cr-tools/earnings': 'chatter',
  '/cr-tools/dashboard': 'chatter',
  '/cr-tools/tools/analytics': 'chatter',
  '/cr-tools/messages/groups/create': 'chatter',
  '/cr-tools/messages/groups/:channelId/edit': 'chatter',
  '/cr-tools/messages/groups/:channelId/members': 'chatter',
  '/vault': 'chatter',
  '/scheduler': 'chatter',
  '/list': 'chatter',
  '/memberships': 'chatter',
  '/welcome-messages': 'chatter',
  '/discounts-trials': 'chatter',
  '/post-categories': 'chatter',
  '/dmca': 'chatter',
  '/live': 'chatter',
  '/agency-creators': 'account_manager',
  '/agency-manage/employees': 'account_manager',
  '/agency-manage': 'agency_manager',
  '/agency-manage/chatter-performance': 'agency_manager',
  '/agency-overview': 'agency_director',
}

export const PUBLIC = [
  '/redirect',
  '/404',
  '/login',
  '/login/forgot',
  '/login/reset',
  '/mfa',
  '/locked',
  '/verify',
  '/logout',
]

export const AUTH_FLOW = ['/', '/login', '/mfa', '/locked', '/verify', '/auth/success']
