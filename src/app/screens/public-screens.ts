import type { ROUTES, ScreenName } from '@/domain/page/routes'

import type { Screen } from './screen'

/** The screens that need no session. */
export type PublicScreenName = {
  [Name in ScreenName]: (typeof ROUTES)[Name]['needs'] extends 'public' ? Name : never
}[ScreenName]

/**
 * Part of the initial load; screens of staff load with the shell. A public route without an entry here does
 * not compile.
 */
export const PUBLIC_SCREENS: Record<PublicScreenName, Screen> = {
  login: {
    load: () => import('@/features/auth/screens/login'),
    namespaces: ['auth'],
    title: 'route.login',
  },
  forgot: {
    load: () => import('@/features/auth/screens/forgot'),
    namespaces: ['auth'],
    title: 'route.forgot',
  },
  reset: {
    load: () => import('@/features/auth/screens/reset'),
    namespaces: ['auth'],
    title: 'route.reset',
  },
  mfa: { load: () => import('@/features/auth/screens/mfa'), namespaces: ['auth'], title: 'route.mfa' },
  verify: {
    load: () => import('@/features/auth/screens/verify'),
    namespaces: ['auth'],
    title: 'route.verify',
  },
  locked: {
    load: () => import('@/features/auth/screens/locked'),
    namespaces: ['auth'],
    title: 'route.locked',
  },
  redirect: {
    load: () => import('@/features/auth/screens/redirect'),
    namespaces: ['auth'],
    title: 'route.redirect',
  },
  logout: {
    load: async () => ({ default: (await import('../leave/logout-screen')).LogoutScreen }),
    namespaces: ['auth'],
    title: 'route.logout',
  },
  notFound: {
    load: async () => ({ default: (await import('../guard/not-found-screen')).NotFoundScreen }),
    namespaces: [],
    title: 'route.not_found',
  },
}

export const isPublicScreen = (name: string): name is PublicScreenName => Object.hasOwn(PUBLIC_SCREENS, name)
