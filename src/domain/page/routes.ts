import type { Permission } from '../account/permission'
import type { Role } from '../account/role'

/**
 * What a visitor needs: nothing, a session at fan level, or one exact role (requirements 6, decisions 13).
 */
export type RouteNeed = 'public' | 'session' | Role

interface RouteOptions {
  path: `/${string}`
  needs: RouteNeed
  /** Works on the creator in focus (decisions 15). */
  needsCreator?: true
  /** The tool that must not be off in the person's permissions (screens S0). */
  permission?: Permission
  /** Composition routes show neither top nor bottom navigation (requirements 2). */
  hidesNavigation?: true
  /** Redirects signed-in staff home (requirements 4). */
  isAuthFlow?: true
  /** Skips the token refresh (requirements 2). */
  isRefreshExempt?: true
  /** `none`: never rendered, only redirects. */
  screen?: 'none'
}

const creatorTool = { needs: 'chatter', needsCreator: true } as const
const composition = { ...creatorTool, hidesNavigation: true } as const
const groups = { permission: 'groups' } as const

/** All routes of the console and what they need (requirements 2, decisions 14). */
export const ROUTES = {
  root: { path: '/', needs: 'session', isAuthFlow: true, isRefreshExempt: true, screen: 'none' },
  login: { path: '/login', needs: 'public', isAuthFlow: true },
  forgot: { path: '/login/forgot', needs: 'public' },
  reset: { path: '/login/reset', needs: 'public' },
  mfa: { path: '/mfa', needs: 'public', isAuthFlow: true },
  verify: { path: '/verify', needs: 'public', isAuthFlow: true },
  locked: { path: '/locked', needs: 'public', isAuthFlow: true },
  redirect: { path: '/redirect', needs: 'public' },
  notFound: { path: '/404', needs: 'public' },
  logout: { path: '/logout', needs: 'public', isRefreshExempt: true },
  authSuccess: {
    path: '/auth/success',
    needs: 'session',
    isAuthFlow: true,
    isRefreshExempt: true,
    screen: 'none',
  },

  agencyOverview: { path: '/agency-overview', needs: 'agency_director' },
  agencyManage: { path: '/agency-manage', needs: 'agency_manager' },
  agencyEmployees: { path: '/agency-manage/employees', needs: 'account_manager' },
  chatterPerformance: { path: '/agency-manage/chatter-performance', needs: 'agency_manager' },
  agencyCreators: { path: '/agency-creators', needs: 'account_manager' },
  agencyStatistics: { path: '/agency-statistics', needs: 'chatter' },

  crSelect: { path: '/cr-select', needs: 'chatter' },
  crTools: { path: '/cr-tools', ...creatorTool },
  messages: { path: '/cr-tools/messages', ...creatorTool, permission: 'messages' },
  massMessage: { path: '/cr-tools/messages/mass', ...composition, permission: 'massMessages' },
  groupCreate: { path: '/cr-tools/messages/groups/create', ...composition, ...groups },
  groupEdit: { path: '/cr-tools/messages/groups/:channelId/edit', ...composition, ...groups },
  groupMembers: { path: '/cr-tools/messages/groups/:channelId/members', ...composition, ...groups },
  channel: { path: '/cr-tools/messages/:channelId', ...composition, permission: 'messages' },
  notifications: { path: '/cr-tools/notifications', ...creatorTool, permission: 'notifications' },
  profile: { path: '/cr-tools/profile', ...creatorTool, permission: 'profile' },
  earnings: { path: '/cr-tools/earnings', ...creatorTool, permission: 'earnings' },
  dashboard: { path: '/cr-tools/dashboard', ...creatorTool, permission: 'dashboard' },
  analytics: { path: '/cr-tools/tools/analytics', ...creatorTool, permission: 'analytics' },

  vault: { path: '/vault', ...creatorTool, permission: 'vault' },
  scheduler: { path: '/scheduler', ...creatorTool, permission: 'scheduler' },
  list: { path: '/list', ...creatorTool, permission: 'lists' },
  memberships: { path: '/memberships', ...creatorTool, permission: 'memberships' },
  welcomeMessages: { path: '/welcome-messages', ...creatorTool, permission: 'welcomeMessages' },
  discountsTrials: { path: '/discounts-trials', ...creatorTool, permission: 'discountsTrials' },
  postCategories: { path: '/post-categories', ...creatorTool, permission: 'postCategories' },
  dmca: { path: '/dmca', ...creatorTool, permission: 'dmca' },
  live: { path: '/live', ...creatorTool, permission: 'live' },

  feedback: { path: '/settings/feedback', needs: 'session' },
} as const satisfies Record<string, RouteOptions>

type Routes = typeof ROUTES
export type RouteName = keyof Routes
/** Routes with a screen of their own; `app/screens/screens.ts` must know each. */
export type ScreenName = {
  [Name in RouteName]: Routes[Name] extends { screen: string } ? never : Name
}[RouteName]
/** Routes without parameters in their address: what a navigation can hold. */
export type StaticRouteName = {
  [Name in RouteName]: [ParamsOf<Name>] extends [never] ? Name : never
}[RouteName]

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[] // keys of a literal, widened by Object.keys

export const isRouteName = (name: unknown): name is RouteName =>
  typeof name === 'string' && Object.hasOwn(ROUTES, name)

/** Whether a route renders a screen of its own. */
export const isScreenName = (name: string): name is ScreenName =>
  isRouteName(name) && routeOptions(name).screen === undefined

/** The options of a route, with the optional ones readable on every route. */
export const routeOptions = (name: RouteName): RouteOptions => ROUTES[name]

/** Whether a page is the same for everyone; an unknown path is one too. */
export function isOpenToAll(name: RouteName | undefined): boolean {
  const { needs, isAuthFlow } = name ? routeOptions(name) : { needs: 'public' }
  return needs === 'public' && !isAuthFlow
}

/** Whether a page stays as it is when another session begins or this one ends, with what was typed in it. */
export const outlivesSession = (name: RouteName | undefined): boolean =>
  name !== 'logout' && isOpenToAll(name)

/** `/a/:b/c` → `b`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never
export type ParamsOf<Name extends RouteName> = ParamOf<Routes[Name]['path']>

const fillParams = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))

/** Writes the address of a route; parameters are typed from its path. */
export function href<Name extends RouteName>(
  name: Name,
  ...params: [ParamsOf<Name>] extends [never] ? [] : [Readonly<Record<ParamsOf<Name>, string>>]
): string {
  return fillParams(ROUTES[name].path, params[0] ?? {})
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const wanted = segmentsOf(pattern)
  return (
    wanted.length === segments.length &&
    wanted.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

/** Static segments win over parameters (decisions 16): the path with the fewest parameters comes first. */
const BY_SPECIFICITY = ROUTE_NAMES.toSorted(
  (a, b) => ROUTES[a].path.split(':').length - ROUTES[b].path.split(':').length,
)

/** The route of a path; undefined for an unknown path. Case-sensitive, ignores a trailing slash. */
export function routeAt(pathname: string): RouteName | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined
  const segments = segmentsOf(pathname)
  return BY_SPECIFICITY.find((name) => matchesPattern(ROUTES[name].path, segments))
}
