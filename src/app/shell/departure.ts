import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { routeAt, type RouteName } from '@/domain/routes'
import { afterPaint } from '@/services/after-paint'
import { onPage } from '@/services/page-history'

import { readyScreen } from '../screen-loads'

/** A page that came within this the last times is waited for with the one before it in sight: nothing blinks. */
const UNNOTICED_MS = 80
const LAST_TIMES = 3

type Beginning = Pick<NonNullable<ReturnType<typeof readyScreen>>, 'title' | 'Beginning'>

/** Where one is on the way to, and what that page begins with. */
interface Destination extends Beginning {
  path: string
}

let destination: Destination | undefined
let lastPath: string | undefined
let leftAt: number | undefined
/** How long each page took to come, the last times. */
const took = new Map<RouteName | undefined, readonly number[]>()

/** Otherwise what is left would have to leave the layout, and would measure itself anew for nothing. */
const canHide = (): boolean => 'contentVisibility' in document.documentElement.style

function beginningOf(path: string): Beginning | undefined {
  const name = routeAt(path)
  const screen = readyScreen(name)
  if (!screen?.Beginning && !screen?.beginsWithTitle) return undefined
  const times = took.get(name)
  const isSlow = !times || Math.max(...times) > UNNOTICED_MS
  return isSlow && canHide() ? screen : undefined
}

// Before anything of the page is drawn, and before anybody below is told.
onPage((path) => {
  // A filter in the address of one and the same page leads nowhere.
  if (path === lastPath) return
  lastPath = path
  leftAt = performance.now()
  const beginning = beginningOf(path)
  destination = beginning && { path, title: beginning.title, Beginning: beginning.Beginning }
})

/** Where one is on the way to; nothing once that page is there. */
export function useDestination(): Destination | undefined {
  const next = useSyncExternalStore(onPage, () => destination)
  const { pathname } = useLocation()
  return next?.path === pathname ? undefined : next
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
    afterPaint(() => {
      const time = performance.now() - since
      took.set(name, [...(took.get(name) ?? []), time].slice(-LAST_TIMES))
    })
  }, [pathname])
}
