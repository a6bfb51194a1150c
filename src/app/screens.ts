import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

import type { Namespace } from '@/config/languages'
import type { ScreenName } from '@/domain/routes'

/** What draws a route: its code, the words it needs besides `global`, and its title. */
export interface Screen {
  load: () => Promise<{ default: ComponentType }>
  namespaces: readonly Namespace[]
  title: ParseKeys
}

/** A route without a line here does not compile. */
export const SCREENS: Record<ScreenName, Screen> = {
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
    load: () => import('@/features/auth/screens/logout'),
    namespaces: ['auth'],
    title: 'route.logout',
  },
  notFound: {
    load: async () => ({ default: (await import('./not-found-screen')).NotFoundScreen }),
    namespaces: [],
    title: 'route.not_found',
  },
  agencyOverview: {
    load: () => import('@/features/agency/screens/overview'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_overview',
  },
  agencyManage: {
    load: () => import('@/features/agency/screens/manage'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_manage',
  },
  agencyCreators: {
    load: () => import('@/features/agency/screens/creators'),
    namespaces: ['common', 'analytics'],
    title: 'route.agency_creators',
  },
  crSelect: {
    load: async () => ({ default: (await import('./select-with-clock')).SelectWithClock }),
    namespaces: ['common', 'home', 'tools'],
    title: 'route.cr_select',
  },
  crTools: {
    load: () => import('@/features/cr-tools/home/screens/home'),
    namespaces: ['common', 'home'],
    title: 'route.cr_tools',
  },
  feedback: {
    load: () => import('@/features/feedback/screens/feedback'),
    namespaces: ['common', 'settings'],
    title: 'route.feedback',
  },
}

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)
