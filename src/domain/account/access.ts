import type { AccountStatus } from './account-status'
import type { ChatterPermissions, Permission } from './permission'
import { languagePrefix, paramOfAddress, routeOfAddress, sameOriginPath } from '../page/return-path'
import type { Role } from './role'
import { ROUTES, routeOptions, type RouteName } from '../page/routes'

/** Who makes the request: the level in the token, the roles, and whether a creator is in focus. */
export interface Visitor {
  status: AccountStatus
  roles: readonly Role[]
  hasCreator: boolean
  /** Access to each tool; absent where the route needs none. */
  permissions?: Pick<ChatterPermissions, Permission> | undefined
  /** Target of their sign-in flow, used when the address has no target (requirements 7). */
  intent?: string | null
}

/** Outcome of a route check. `redirect` replaces the history entry; `wait` renders the shell alone. */
export type RouteDecision =
  | { kind: 'render' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

const RENDER: RouteDecision = { kind: 'render' }
const NOT_FOUND: RouteDecision = { kind: 'not-found' }
const redirectTo = (to: string): RouteDecision => ({ kind: 'redirect', to })

/** Ordered from the most privileged (requirements 2). Membership is exact (decisions 13). */
const LANDING_ROUTES = [
  ['agency_director', 'agencyOverview'],
  ['agency_manager', 'agencyManage'],
  ['account_manager', 'agencyCreators'],
  ['chatter', 'crTools'],
] as const satisfies readonly (readonly [Role, RouteName])[]

/** Where these roles land after login; `/404` when none of them opens a route (requirements 2). */
function landingRoute(roles: readonly Role[]): RouteName {
  return LANDING_ROUTES.find(([role]) => roles.includes(role))?.[1] ?? 'notFound'
}

export const landingPath = (roles: readonly Role[]): string => ROUTES[landingRoute(roles)].path

/** Home path of each account level (requirements 4). */
const HOME_PATHS = {
  unverified: '/verify',
  unlinked: '/verify',
  pending_mfa: '/mfa',
  locked: '/locked',
  anonymous: '/login',
  fan: '/',
  creator: '/',
  creator_plus: '/',
} as const satisfies Record<AccountStatus, string>

export const homePathOf = (status: AccountStatus): string => HOME_PATHS[status]

/** 101 and above; 102 and 103 behave as 101 here (decisions 6). */
export const isFanLevel = (status: AccountStatus): boolean => HOME_PATHS[status] === '/'

/** Whether a signed-in visitor's roles open the route, regardless of the creator in focus. */
export function isAllowed(name: RouteName, roles: readonly Role[]): boolean {
  const { needs } = ROUTES[name]
  return needs === 'public' || needs === 'session' || roles.includes(needs)
}

/** Whether the tool behind the route is switched off for this person (screens S0). */
export function isToolSwitchedOff(name: RouteName, permissions: Visitor['permissions']): boolean {
  const { permission } = routeOptions(name)
  return permission !== undefined && permissions?.[permission] === 'off'
}

const withNext = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`

/**
 * Path after a sign-in below fan level: the page of that level, with the saved path kept (requirements 4,
 * screens S1).
 */
export function stepAfterSignIn(status: AccountStatus, next: string | null): string {
  const home = homePathOf(status)
  const path = sameOriginPath(next)
  if (path === undefined) return home
  // A link to that page itself, such as one with an invitation code.
  return path.startsWith(`${home}?`) ? path : withNext(home, path)
}

/** The sign-in, which then leads back to this path. */
export const signInFor = (path: string): string => withNext(ROUTES.login.path, path)

/** Redirects a visitor below fan level away from a protected route. The root needs no return path. */
function redirectBelowFan(name: RouteName, status: AccountStatus, address: string): RouteDecision {
  const to = homePathOf(status)
  const next = status === 'anonymous' && !routeOptions(name).isAuthFlow ? sameOriginPath(address) : undefined
  return redirectTo(next === undefined ? to : withNext(to, next))
}

function resolveUnknownPath(address: string): RouteDecision {
  const rest = sameOriginPath(languagePrefix(address)?.rest)
  return rest === undefined ? NOT_FOUND : redirectTo(rest)
}

/**
 * Decides a visit before the page renders or fetches anything (requirements 4). `address` is the requested
 * path, search and hash.
 */
export function decideRoute(name: RouteName | undefined, visitor: Visitor, address: string): RouteDecision {
  if (name === undefined) return resolveUnknownPath(address)
  const facts = routeOptions(name)
  const isHome = isFanLevel(visitor.status)
  if (facts.isAuthFlow && isHome)
    return redirectTo(pathAfterSignIn(paramOfAddress(address, 'next') ?? visitor.intent, visitor.roles))
  if (facts.needs === 'public') return RENDER
  if (!isHome) return redirectBelowFan(name, visitor.status, address)
  if (!isAllowed(name, visitor.roles) || isToolSwitchedOff(name, visitor.permissions)) return NOT_FOUND
  if (facts.needsCreator && !visitor.hasCreator)
    return redirectTo(withNext(ROUTES.crSelect.path, sameOriginPath(address) ?? facts.path))
  return RENDER
}

/**
 * The saved path if it is on this origin, known and open to these roles, else the landing page
 * (decisions 14).
 */
export function pathAfterSignIn(next: string | null | undefined, roles: readonly Role[]): string {
  const path = sameOriginPath(next) ?? ''
  const name = routeOfAddress(path)
  const isFit =
    name !== undefined &&
    ROUTES[name].needs !== 'public' &&
    routeOptions(name).screen === undefined &&
    isAllowed(name, roles)
  return isFit ? path : landingPath(roles)
}
