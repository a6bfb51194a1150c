import { isAllowed } from '../account/access'
import type { Role } from '../account/role'
import { type StaticRouteName, ROUTE_NAMES, routeOptions, ROUTES } from './routes'

/** An entry of the main navigation; `word` is its key under `global:nav`. */
export interface NavigationEntry {
  name: StaticRouteName
  word: 'agency_overview' | 'manage_agency' | 'agency_creators' | 'chatter_tools'
}

/** In display order (requirements 2). Logout is in the account menu and the slide-out menu. */
const ENTRIES: readonly NavigationEntry[] = [
  { name: 'agencyOverview', word: 'agency_overview' },
  { name: 'agencyManage', word: 'manage_agency' },
  { name: 'agencyCreators', word: 'agency_creators' },
  { name: 'crTools', word: 'chatter_tools' },
]

/** The entries whose route these roles open (requirements 2). */
export const navigationEntriesFor = (roles: readonly Role[]): NavigationEntry[] =>
  ENTRIES.filter(({ name }) => isAllowed(name, roles))

/** Paths of all creator tools; some are outside `/cr-tools` (requirements 2). */
const TOOLS = ROUTE_NAMES.filter((name) => routeOptions(name).needsCreator).map((name) => ROUTES[name].path)

/** Further paths below which an entry counts as active. */
const ACTIVE_PATHS: Partial<Record<StaticRouteName, readonly string[]>> = {
  crTools: [ROUTES.crSelect.path, ...TOOLS],
}

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The entry of a path. */
export function activeNavigationEntry(pathname: string): StaticRouteName | undefined {
  return ENTRIES.find(({ name }) =>
    [ROUTES[name].path, ...(ACTIVE_PATHS[name] ?? [])].some((path) => isUnder(pathname, path)),
  )?.name
}

/** The pages of Manage Agency, in tab order. */
const SECTION_PAGES = [
  'agencyManage',
  'agencyEmployees',
  'chatterPerformance',
] as const satisfies readonly StaticRouteName[]

export type SectionPage = (typeof SECTION_PAGES)[number]

/** Sibling pages that these roles open; empty where there is no choice. */
export function sectionPages(pathname: string, roles: readonly Role[]): readonly SectionPage[] {
  if (activeNavigationEntry(pathname) !== 'agencyManage') return []
  const pages = SECTION_PAGES.filter((name) => isAllowed(name, roles))
  return pages.length > 1 ? pages : []
}

/** `99+` above 99, `9+` above 9; undefined unless a positive integer (requirements 2, decisions 18). */
export function badgeText(count: unknown, cap: number): string | undefined {
  if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0) return undefined
  return count > cap ? `${cap}+` : `${count}`
}
