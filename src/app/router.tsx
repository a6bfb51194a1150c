import { useState, Fragment, useEffect } from 'react'
import {
  createBrowserRouter,
  type DataRouter,
  NavigationType,
  type RouteObject,
  useMatches,
  useRouteError,
  Outlet,
} from 'react-router'

import {
  isRouteName,
  isScreenName,
  outlivesSession,
  ROUTE_NAMES,
  routeAt,
  ROUTES,
  type ScreenName,
} from '@/domain/page/routes'
import { env } from '@/config/env'
import { recordPage, restartPageHistory } from '@/services/page/page-history'
import { track } from '@/services/telemetry/tracker'
import { useSession } from '@/features/auth'
import { followTheme } from '@/services/page/theme'

import { Guard } from './guard/guard'
import { screenComponent } from './loading/screen-loader'
import { DeferredPartsLoader } from './loading/deferred-parts-loader'
import { PageAnnouncer } from './loading/page-enter'

/** The frame around every page, for every user. A page of a user remounts for another one. */
function AppFrame() {
  const { sessionKey } = useSession()
  const id = useMatches().at(-1)?.id
  const pageKey = outlivesSession(isRouteName(id) ? id : undefined) ? '' : sessionKey
  useEffect(followTheme, [])
  // Back must not lead to pages of the previous user.
  useEffect(() => restartPageHistory, [sessionKey])
  // The skeleton between two users sets no title: a fan's name must not stay in it.
  useEffect(() => () => void (document.title = env.appName), [pageKey])
  return (
    <>
      <PageAnnouncer />
      <DeferredPartsLoader />
      <Fragment key={pageKey}>
        <Outlet />
      </Fragment>
    </>
  )
}

function ScreenOf({ name }: { name: ScreenName }) {
  // Fixed on mount: another component later would lose typed text.
  const [Screen] = useState(() => screenComponent(name))
  return <Screen />
}

/** Passes errors that the router caught to the app's own boundary. */
function Rethrow(): never {
  throw useRouteError()
}

/** Builds the router's table. Routes without a screen are included, so that the guard can decide. */
export const routeObjects = (): RouteObject[] => [
  {
    element: <AppFrame />,
    // The router's own error page is not translated.
    errorElement: <Rethrow />,
    children: [
      {
        element: <Guard />,
        children: [
          ...ROUTE_NAMES.map((name) => ({
            id: name,
            path: ROUTES[name].path,
            caseSensitive: true,
            element: isScreenName(name) ? <ScreenOf key={name} name={name} /> : null,
          })),
          { id: 'unknown', path: '*', element: null },
        ],
      },
    ],
  },
]

const KIND = {
  [NavigationType.Push]: 'push',
  [NavigationType.Replace]: 'replace',
  [NavigationType.Pop]: 'pop',
} as const

/**
 * Records every page in the page history and tracks it; redirects are `replace` and not recorded (decisions
 * 17). A change of the search alone is no navigation.
 */
export function followPages(router: DataRouter): () => void {
  let shown = router.state.location
  const trackPage = () =>
    track({ kind: 'navigation', facts: { route: routeAt(shown.pathname) ?? 'unknown' } })
  recordPage('pop', shown.key, shown.pathname)
  trackPage()
  return router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return
    const isSamePage = location.pathname === shown.pathname
    shown = location
    recordPage(KIND[historyAction], shown.key, shown.pathname)
    if (!isSamePage) trackPage()
  })
}

export function startRouter(): DataRouter {
  const router = createBrowserRouter(routeObjects())
  followPages(router)
  return router
}
