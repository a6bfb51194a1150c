import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { routeAt, routeFacts, type RouteName } from '@/domain/routes'
import { useSession } from '@/features/auth'
import { afterPaint } from '@/services/after-paint'
import { useCreatorInFocus } from '@/services/creator-in-focus'
import { onPage } from '@/services/page-history'

import { begunScreen, type BegunScreen } from '../screen-loads'

/** A page that came within this the last times is waited for with the one before it in sight: nothing blinks. */
const UNNOTICED_MS = 80
const LAST_TIMES = 3

/** Where one is on the way to, and what that page begins with. */
interface Destination {
  path: string
  needsCreator: boolean
  screen: BegunScreen
}

let destination: Destination | undefined
let lastPath: string | undefined
let leftAt: number | undefined
/** How long each page took to come, the last times. */
const took = new Map<RouteName, readonly number[]>()

/** Otherwise what is left would have to leave the layout, and would measure itself anew for nothing. */
const canHide = (): boolean => 'contentVisibility' in document.documentElement.style

/** The page of this address, where it is one that begins before it is whole. */
function beginningAt(path: string): Destination | undefined {
  const name = routeAt(path)
  const screen = name && begunScreen(name)
  if (!name || !(screen?.Beginning ?? screen?.beginsWithTitle)) return undefined
  const times = took.get(name)
  const isSlow = !times || Math.max(...times) > UNNOTICED_MS
  if (!isSlow || !canHide()) return undefined
  return { path, needsCreator: routeFacts(name).needsCreator ?? false, screen }
}

// Before anything of the page is drawn, and before anybody below is told.
onPage((path) => {
  // A filter in the address of one and the same page leads nowhere.
  if (path === lastPath) return
  lastPath = path
  leftAt = performance.now()
  destination = beginningAt(path)
})

/** Where one is on the way to; nothing once that page is there. */
export function useDestination(): Destination | undefined {
  const next = useSyncExternalStore(onPage, () => destination)
  const { pathname } = useLocation()
  const hasCreator = useCreatorInFocus(useSession().userId) !== undefined
  // Without a creator the way leads to the choice of one.
  const isDrawn = next && (hasCreator || !next.needsCreator)
  return isDrawn && next.path !== pathname ? next : undefined
}

/** The path of the page in sight, or of the one that has begun in its place. */
export function usePathAhead(): string {
  const { pathname } = useLocation()
  return useDestination()?.path ?? pathname
}

/** Notes how long the page at hand took to come. */
export function useArrival(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const since = leftAt
    leftAt = undefined
    if (since === undefined) return
    const name = routeAt(pathname)
    if (name === undefined) return
    afterPaint(() => {
      const time = performance.now() - since
      took.set(name, [...(took.get(name) ?? []), time].slice(-LAST_TIMES))
    })
  }, [pathname])
}
