import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { routeAt, routeFacts, type RouteName } from '@/domain/routes'
import { useSession } from '@/features/auth'
import { afterPaint } from '@/services/after-paint'
import { useCreatorInFocus } from '@/services/creator-in-focus'
import { onPage } from '@/services/page-history'

import { begunScreen, type BegunScreen } from '../screen-loads'

/** A page that recently loaded within this time keeps the previous one visible: nothing flashes. */
const UNNOTICED_MS = 80
const LAST_TIMES = 3

/** The target of a navigation, and the beginning of that page. */
interface Destination {
  path: string
  needsCreator: boolean
  screen: BegunScreen
}

let destination: Destination | undefined
let lastPath: string | undefined
let leftAt: number | undefined
/** Recent load times of each page, in ms. */
const took = new Map<RouteName, readonly number[]>()

/** Without it the previous page would leave the layout and measure itself again. */
const canHide = (): boolean => 'contentVisibility' in document.documentElement.style

/** Returns the page of this address if it can begin before it has loaded. */
function beginningAt(path: string): Destination | undefined {
  const name = routeAt(path)
  const screen = name && begunScreen(name)
  if (!name || !(screen?.Beginning ?? screen?.beginsWithTitle)) return undefined
  const times = took.get(name)
  const isSlow = !times || Math.max(...times) > UNNOTICED_MS
  if (!isSlow || !canHide()) return undefined
  return { path, needsCreator: routeFacts(name).needsCreator ?? false, screen }
}

// Before the page renders and before components receive the event.
onPage((path) => {
  // A filter change in the URL of the same page is no navigation.
  if (path === lastPath) return
  lastPath = path
  leftAt = performance.now()
  destination = beginningAt(path)
})

/** Returns the target of a pending navigation; undefined once that page is shown. */
export function useDestination(): Destination | undefined {
  const next = useSyncExternalStore(onPage, () => destination)
  const { pathname } = useLocation()
  const hasCreator = useCreatorInFocus(useSession().userId) !== undefined
  // Without a creator the navigation leads to the creator selection.
  const isDrawn = next && (hasCreator || !next.needsCreator)
  return isDrawn && next.path !== pathname ? next : undefined
}

/** Returns the path of the visible page, or of the one that has begun in its place. */
export function usePathAhead(): string {
  const { pathname } = useLocation()
  return useDestination()?.path ?? pathname
}

/** Records how long the current page took to load. */
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
