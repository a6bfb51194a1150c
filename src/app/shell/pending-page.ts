import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { routeAt, routeOptions, type RouteName } from '@/domain/page/routes'
import { useSession } from '@/features/auth'
import { createStore } from '@/lib/store'
import { afterPaint } from '@/services/page/after-paint'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'
import { onPageChange } from '@/services/page/page-history'

import { partialScreen, type PartialScreen } from '../loading/screen-loader'

/** A page that recently loaded within this time keeps the previous one visible: nothing flashes. */
const UNNOTICEABLE_MS = 80
const LOAD_TIMES_MAX = 3

/** The target of a navigation, and the beginning of that page. */
interface PendingPage {
  path: string
  needsCreator: boolean
  screen: PartialScreen
}

const pendingPage = createStore<PendingPage | undefined>(undefined)
let lastPath: string | undefined
let leftAt: number | undefined
/** Recent load times of each page, in ms. */
const loadTimes = new Map<RouteName, readonly number[]>()

/** Without it the previous page would leave the layout and measure itself again. */
const canHide = (): boolean => 'contentVisibility' in document.documentElement.style

/** Returns the page of this address if it can begin before it has loaded. */
function pendingPageAt(path: string): PendingPage | undefined {
  const name = routeAt(path)
  const screen = name && partialScreen(name)
  if (!name || !(screen?.Placeholder ?? screen?.beginsWithTitle)) return undefined
  const times = loadTimes.get(name)
  const isSlow = !times || Math.max(...times) > UNNOTICEABLE_MS
  if (!isSlow || !canHide()) return undefined
  return { path, needsCreator: routeOptions(name).needsCreator ?? false, screen }
}

// Before the page renders and before components receive the event.
onPageChange((path) => {
  // A filter change in the URL of the same page is no navigation.
  if (path === lastPath) return
  lastPath = path
  leftAt = performance.now()
  pendingPage.set(pendingPageAt(path))
})

/** Returns the target of a pending navigation; undefined once that page is shown. */
export function usePendingPage(): PendingPage | undefined {
  const next = useSyncExternalStore(pendingPage.subscribe, pendingPage.get)
  const { pathname } = useLocation()
  const hasCreator = useCreatorInFocus(useSession().userId) !== undefined
  // Without a creator the navigation leads to the creator selection.
  const isShown = next && (hasCreator || !next.needsCreator)
  return isShown && next.path !== pathname ? next : undefined
}

/** Returns the path of the visible page, or of the one that has begun in its place. */
export function usePendingPath(): string {
  const { pathname } = useLocation()
  return usePendingPage()?.path ?? pathname
}

/** Records how long the current page took to load. */
export function useRecordLoadTime(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const since = leftAt
    leftAt = undefined
    if (since === undefined) return
    const name = routeAt(pathname)
    if (name === undefined) return
    afterPaint(() => {
      const time = performance.now() - since
      loadTimes.set(name, [...(loadTimes.get(name) ?? []), time].slice(-LOAD_TIMES_MAX))
    })
  }, [pathname])
}
