import { type Call, isInternal } from '@/api/call'
import { EMPLOYEE_ROLES } from '@/domain/agency/employee'

import { type Account, callerOf, sessionClaimsOf } from './accounts'
import { forbidden } from '../base/refusal'
import { bearerOf } from './tokens'
import type { World } from '../../state/world'

/**
 * `anyone`; `session`: signed in at any level; `fan`: fully signed in; or fully signed in with one of
 * these roles.
 */
type Right = 'anyone' | 'session' | 'fan' | readonly string[]

const PUBLIC = 'anyone'
const NOTES_READERS = ['chatter', 'account_manager'] as const
const ACCOUNT_MANAGERS = ['account_manager'] as const
const MANAGERS = ['agency_manager'] as const
const DIRECTORS = ['agency_director'] as const

/** Who may make which call, by path prefix. The first match counts. */
export const RIGHTS: readonly (readonly [prefix: string, right: Right])[] = [
  ['/api/version', PUBLIC],
  ['/api/auth/login', PUBLIC],
  ['/api/auth/password/', PUBLIC],
  ['/api/auth/exchange', PUBLIC],
  ['/api/auth/refresh', PUBLIC],
  ['/api/auth/auth-methods', PUBLIC],
  ['/api/auth/auth-flow-intent', PUBLIC],
  ['/api/auth/logout-all-devices', 'session'],
  // Accepts either token, because a stored account has no access token. The handler requires one of them.
  ['/api/auth/logout', PUBLIC],
  ['/api/auth/mfa/send', 'session'],
  ['/api/auth/mfa/verify', 'session'],
  ['/api/auth/verify/', 'session'],
  ['/api/auth/invitation/', 'session'],
  ['/api/auth/locked/', 'session'],
  ['/api/auth/', 'fan'],
  ['/api/user/current-user', 'session'],
  ['/api/user/notes', ['chatter']],
  ['/api/user/', 'fan'],
  ['/api/feedback/', 'fan'],
  ['/api/safety/', ['chatter']],
  ['/api/agency-util/roles', 'fan'],
  ['/api/agency-util/', ['account_manager']],
  ['/api/agency/overview/', ['agency_director']],
  // Every page has views, so the handler checks who may open the page.
  ['/api/agency/views/', EMPLOYEE_ROLES],
  // Each kind of row has its own rights, which the handler checks.
  ['/api/agency/search', EMPLOYEE_ROLES],
  ['/api/agency/employees/', ACCOUNT_MANAGERS],
  ['/api/agency/permission-sets/list', ACCOUNT_MANAGERS],
  ['/api/agency/groups/list', ACCOUNT_MANAGERS],
  ['/api/agency/shifts/', ACCOUNT_MANAGERS],
  ['/api/agency/work-logs/list', ACCOUNT_MANAGERS],
  ['/api/agency/work-logs/days', ACCOUNT_MANAGERS],
  ['/api/agency/work-logs/history', ACCOUNT_MANAGERS],
  ['/api/agency/work-logs/export', ACCOUNT_MANAGERS],
  ['/api/agency/creators/split-preview', MANAGERS],
  ['/api/agency/creators/rates/', DIRECTORS],
  ['/api/agency/creators/invite/list', MANAGERS],
  ['/api/agency/creators/invite', DIRECTORS],
  ['/api/agency/creators/', ACCOUNT_MANAGERS],
  ['/api/agency/', MANAGERS],
  ['/api/internal/chatter/creator-notes/', NOTES_READERS],
  ['/api/internal/chatter/creator-is-pg/', NOTES_READERS],
  ['/api/internal/chatter/', ['chatter']],
  ['/api/earnings/', ['chatter']],
  ['/api/messages/', ['chatter']],
  ['/api/notifications/', ['chatter']],
  ['/api/lists/', ['chatter']],
  ['/api/vault/', ['chatter']],
  ['/api/media/', ['chatter']],
  ['/api/gifs/', ['chatter']],
  ['/api/post-categories/', ['chatter']],
  ['/api/discounts/', ['chatter']],
  ['/api/dmca/', ['chatter']],
  ['/api/trials/', ['chatter']],
  ['/api/tracking-links/', ['chatter']],
  ['/api/profile/', ['chatter']],
  ['/api/live/', ['chatter']],
  ['/api/scheduler/', ['chatter']],
  ['/api/memberships/', ['chatter']],
  ['/api/welcome-messages/', ['chatter']],
  ['/api/dashboard/', ['chatter']],
  ['/api/analytics/', ['chatter']],
]

export const rightOf = (path: string): Right | undefined =>
  RIGHTS.find(([prefix]) => path.startsWith(prefix))?.[1]

const isFanLevel = (status: number): boolean => status >= 101

/** The account level of a session: with MFA, full only after the second factor. */
export const accountLevel = (account: Account, isProven: boolean): number =>
  account.status === 3 && isProven
    ? 101
    : account.status === 101 && account.hasMfa && !isProven
      ? 3
      : account.status

/** Whether the call is made as a user or as a creator they work for. */
function tokenUse(call: Call, request: Request): 'access' | 'creator' {
  const isEither = call.token === 'either' && bearerOf(request)?.use === 'creator'
  return call.token === 'creator' || isEither ? 'creator' : 'access'
}

/** Throws 401 or 403 unless the caller may make the call. */
export function authorize(world: World, call: Call, request: Request): void {
  const right = rightOf(call.path)
  if (isInternal(call) && request.headers.get('x-internal-api') !== '1') throw forbidden()
  if (right === PUBLIC) return
  if (right === undefined) throw forbidden()
  const use = tokenUse(call, request)
  const account = callerOf(world, request, use)
  const session = world.state.sessions[sessionClaimsOf(world, request, use).sid]
  if (session) session.lastActiveAt = Math.floor(world.now() / 60_000) * 60_000
  if (right === 'session') return
  if (!isFanLevel(accountLevel(account, session?.isProven ?? false))) throw forbidden()
  if (right === 'fan') return
  if (!right.some((role) => account.roles.includes(role))) throw forbidden()
}
