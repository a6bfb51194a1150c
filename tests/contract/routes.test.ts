import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@/config/languages'
import { decideRoute, homePathOf, landingPath, pathAfterSignIn, type Visitor } from '@/domain/account/access'
import { ChatterPermissions } from '@/domain/account/permission'
import { ROLES, type Role } from '@/domain/account/role'
import { ROUTE_NAMES, ROUTES, routeAt, routeOptions, type RouteName } from '@/domain/page/routes'
import { allowsThemePreference } from '@/domain/page/theme'

import { AUTH_FLOW, PUBLIC, REQUIRED } from './route-table'

const NEEDS_NO_CREATOR = ['/agency-statistics', '/cr-select']
const COMPOSITION: RouteName[] = ['massMessage', 'channel', 'groupCreate', 'groupEdit', 'groupMembers']
const STATUSES = [
  'unverified',
  'unlinked',
  'pending_mfa',
  'locked',
  'anonymous',
  'fan',
  'creator',
  'creator_plus',
] as const
const FAN_LEVEL = ['fan', 'creator', 'creator_plus'] as const

const ALL_SETS: Role[][] = Array.from({ length: 2 ** ROLES.length }, (_, bits) =>
  ROLES.filter((_role, index) => bits & (1 << index)),
)
const exampleOf = (name: RouteName) => ROUTES[name].path.replace(':channelId', 'c1')
const visit = (path: string, visitor: Partial<Visitor>) =>
  decideRoute(routeAt(path), { status: 'fan', roles: [], hasCreator: true, ...visitor }, path)

describe('route table', () => {
  it('has every path of requirements 2, without duplicates', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].path)
    expect(new Set(paths)).toEqual(
      new Set([...Object.keys(REQUIRED), ...PUBLIC, ...AUTH_FLOW, '/settings/feedback']),
    )
    expect(new Set(paths).size).toBe(ROUTE_NAMES.length)
  })

  it('requires the role of requirements 6', () => {
    const needs = Object.fromEntries(
      ROUTE_NAMES.filter((name) => ROUTES[name].path in REQUIRED).map((name) => [
        ROUTES[name].path,
        ROUTES[name].needs,
      ]),
    )
    expect(needs).toEqual(REQUIRED)
  })

  it('exempts /logout, /auth/success and the root path from the token refresh check', () => {
    const exempt = ROUTE_NAMES.filter((name) => routeOptions(name).isRefreshExempt).map(
      (name) => ROUTES[name].path,
    )
    expect(new Set(exempt)).toEqual(new Set(['/logout', '/auth/success', '/']))
  })

  it('hides the navigation only on message-composition routes', () => {
    const hidden = ROUTE_NAMES.filter((name) => routeOptions(name).hidesNavigation)
    expect(new Set(hidden)).toEqual(new Set(COMPOSITION))
  })

  it('allows the theme preference on the chatter tools alone', () => {
    for (const name of ROUTE_NAMES) {
      // The chatter's own statistics require the chatter role but are not a chatter tool.
      const isTool = ROUTES[name].needs === 'chatter' && name !== 'agencyStatistics'
      expect([name, allowsThemePreference(exampleOf(name))]).toEqual([name, isTool])
    }
  })

  it('prefers static segments over a channel id', () => {
    expect(routeAt('/cr-tools/messages/mass')).toBe('massMessage')
    expect(routeAt('/cr-tools/messages/groups/create')).toBe('groupCreate')
    expect(routeAt('/cr-tools/messages/4711')).toBe('channel')
  })

  it('parses a URL as the router does', () => {
    const routes = ROUTE_NAMES.map((name) => ({ id: name, path: ROUTES[name].path, caseSensitive: true }))
    const segment = fc.constantFrom(
      ...new Set(ROUTE_NAMES.flatMap((name) => exampleOf(name).split('/').filter(Boolean))),
      'LOGIN',
      'de',
      'x',
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/'), (parts, end) => {
        const path = `/${parts.join('/')}${parts.length > 0 ? end : ''}`
        expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(routeAt(path))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('every set of roles on every route', () => {
  it.each(FAN_LEVEL)(
    'as %s: renders permitted routes, redirects home from auth pages, else 404',
    (status) => {
      for (const roles of ALL_SETS) {
        for (const name of ROUTE_NAMES) {
          const path = exampleOf(name)
          const required = REQUIRED[ROUTES[name].path]
          const isOpen =
            PUBLIC.includes(path) ||
            path === '/settings/feedback' ||
            (required !== undefined && roles.includes(required))
          const decision = AUTH_FLOW.includes(path)
            ? { kind: 'redirect', to: landingPath(roles) }
            : { kind: isOpen ? 'render' : 'not-found' }
          expect([path, roles, visit(path, { status, roles })]).toEqual([path, roles, decision])
        }
      }
    },
  )

  it.each(STATUSES.filter((status) => !FAN_LEVEL.some((fan) => fan === status)))(
    'at level %s: renders public pages and redirects everything else, whatever the roles',
    (status) => {
      for (const roles of ALL_SETS) {
        for (const name of ROUTE_NAMES) {
          const path = exampleOf(name)
          const hasHome = status !== 'anonymous' || AUTH_FLOW.includes(path)
          const to = hasHome ? homePathOf(status) : `/login?next=${encodeURIComponent(path)}`
          const decision = PUBLIC.includes(path) ? { kind: 'render' } : { kind: 'redirect', to }
          expect([path, visit(path, { status, roles })]).toEqual([path, decision])
        }
      }
    },
  )

  it('requires a creator on routes that work on the creator in focus', () => {
    for (const name of ROUTE_NAMES) {
      const path = exampleOf(name)
      if (REQUIRED[ROUTES[name].path] !== 'chatter') continue
      const decision = NEEDS_NO_CREATOR.includes(path)
        ? { kind: 'render' }
        : { kind: 'redirect', to: `/cr-select?next=${encodeURIComponent(path)}` }
      expect([path, visit(path, { roles: ['chatter'], hasCreator: false })]).toEqual([path, decision])
    }
  })

  it('answers 404 for a tool that is switched off for the user (screens S0)', () => {
    const every = { roles: ['chatter'], hasCreator: true } as const
    const off = v.parse(ChatterPermissions, {})
    for (const name of ROUTE_NAMES) {
      const { permission } = routeOptions(name)
      if (permission === undefined) continue
      const path = exampleOf(name)
      const kinds = [off, { ...off, [permission]: 'view' }].map(
        (permissions) => visit(path, { ...every, permissions }).kind,
      )
      expect([path, ...kinds]).toEqual([path, 'not-found', 'render'])
    }
  })

  it('lands on the most privileged route of the roles', () => {
    expect(landingPath(['none'])).toBe('/404')
    expect(landingPath([])).toBe('/404')
    expect(landingPath(['super_admin', 'agency_admin', 'admin'])).toBe('/404')
    expect(landingPath(['chatter'])).toBe('/cr-tools')
    expect(landingPath(['chatter', 'account_manager'])).toBe('/agency-creators')
    expect(landingPath(['agency_manager', 'chatter'])).toBe('/agency-manage')
    expect(landingPath(['chatter', 'account_manager', 'agency_manager', 'agency_director'])).toBe(
      '/agency-overview',
    )
  })
})

describe('unknown path', () => {
  it('renders 404 for every visitor without a redirect', () => {
    for (const status of STATUSES)
      for (const path of [
        '/nowhere',
        '/cr-tools/x',
        '/LOGIN',
        '/login/x',
        '/agency-overview/x',
        '/en-US/login',
        '/xx/login',
      ])
        expect(visit(path, { status, roles: ['agency_director'] })).toEqual({ kind: 'not-found' })
  })

  it('drops a leading language segment', () => {
    for (const code of LANGUAGE_CODES) {
      expect(visit(`/${code}/cr-tools?a=1#b`, {})).toEqual({ kind: 'redirect', to: '/cr-tools?a=1#b' })
      expect(visit(`/${code}`, {})).toEqual({ kind: 'redirect', to: '/' })
      expect(visit(`/${code}//evil.example`, {})).toEqual({ kind: 'not-found' })
      expect(visit(`/${code}/\\evil.example`, {})).toEqual({ kind: 'not-found' })
    }
  })
})

describe('saved path', () => {
  const all: Role[] = ['chatter', 'account_manager', 'agency_manager', 'agency_director']

  it('is followed when the roles allow it', () => {
    expect(pathAfterSignIn('/agency-creators?q=a%20b#c', all)).toBe('/agency-creators?q=a%20b#c')
    expect(pathAfterSignIn('/settings/feedback', [])).toBe('/settings/feedback')
  })

  it('falls back to the landing when the roles forbid it or it leaves the console', () => {
    expect(pathAfterSignIn('/agency-creators', ['chatter'])).toBe('/cr-tools')
    for (const path of ['/logout', '/login', '/redirect?to=/x', '/404', '/', '/nowhere', undefined, null, ''])
      expect(pathAfterSignIn(path, all)).toBe('/agency-overview')
  })

  const pages = ROUTE_NAMES.map((name) => ROUTES[name].path)
  it('is always a route of the console, whatever is requested', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constantFrom(...pages)), (next) => {
        const path = pathAfterSignIn(next, all)
        expect(new URL(path, 'https://console.example').origin).toBe('https://console.example')
        expect(routeAt(new URL(path, 'https://console.example').pathname)).toBeDefined()
      }),
      { numRuns: 2000 },
    )
  })
})
