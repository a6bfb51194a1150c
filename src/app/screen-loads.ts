import { type ComponentType, createElement, Fragment, lazy, useSyncExternalStore } from 'react'

import { isScreenName, ROUTE_NAMES, ROUTES, type ScreenName } from '@/domain/routes'
import { loadNamespaces } from '@/i18n'
import { afterPaint } from '@/services/after-paint'
import { askForCodeOf } from '@/services/page-files'

import { Arrival } from './arrival'
import { isPublicScreen, PUBLIC_SCREENS } from './public-screens'
import type { Screen } from './screen'

/** What a screen can show before it is complete. */
export interface BegunScreen extends Pick<Screen, 'title' | 'beginsWithTitle'> {
  Beginning?: ComponentType | undefined
}

/** A screen whose code and texts have loaded. */
interface ReadyScreen extends BegunScreen {
  Arrived: ComponentType
}

const ready = new Map<ScreenName, ReadyScreen>()
/** Prefetched screens: texts loaded, code cached but not evaluated (pages-ahead.ts). */
const kept = new Map<ScreenName, BegunScreen>()
let underWay = 0
const listeners = new Set<() => void>()

function count(by: 1 | -1): void {
  underWay += by
  listeners.forEach((listener) => listener())
}

export async function screenBy(name: ScreenName): Promise<Screen> {
  return isPublicScreen(name) ? PUBLIC_SCREENS[name] : (await import('./staff-screens')).STAFF_SCREENS[name]
}

async function loadCode(screen: Screen) {
  const code = await screen.load()
  await code.preload?.()
  return code
}

/** Loads code and texts together, so a screen never renders translation keys. */
export async function loadScreen(name: ScreenName): Promise<{ default: ComponentType }> {
  askForCodeOf(ROUTES[name].path)
  const screen = await screenBy(name)
  const [code] = await Promise.all([loadCode(screen), loadNamespaces(screen.namespaces)])
  const known = ready.get(name)
  if (known) return { default: known.Arrived }
  const Arrived = () =>
    createElement(Fragment, null, createElement(Arrival, { page: screen.title }), createElement(code.default))
  ready.set(name, { ...screen, Beginning: code.Beginning, Arrived })
  return { default: Arrived }
}

/**
 * Counts a load that the user waits for; a prefetch shows no progress bar (requirements 4: route changes do).
 */
async function loadAwaited(name: ScreenName): Promise<{ default: ComponentType }> {
  count(1)
  try {
    // Paints the beginning of the screen before its code blocks the main thread.
    if (kept.has(name)) await new Promise<void>(afterPaint)
    return await loadScreen(name)
  } finally {
    count(-1)
  }
}

const entries = ROUTE_NAMES.filter(isScreenName).map((name) => [name, lazy(() => loadAwaited(name))])

/** The screens, loaded on first render. */
const LAZY_SCREENS = Object.fromEntries(entries) as Record<ScreenName, ComponentType> // Every name is mapped.

/**
 * Returns the component of a screen: synchronous once loaded, because even a resolved lazy component suspends
 * once.
 */
export const screenOf = (name: ScreenName): ComponentType => ready.get(name)?.Arrived ?? LAZY_SCREENS[name]

/** Returns what the screen can show at once. */
export const begunScreen = (name: string): BegunScreen | undefined =>
  isScreenName(name) ? (ready.get(name) ?? kept.get(name)) : undefined

export const isAtHand = (name: ScreenName): boolean => ready.has(name) || kept.has(name)

export const noteKept = (name: ScreenName, screen: BegunScreen): void => void kept.set(name, screen)

/** Prefetches a screen; a failure shows when the user opens it. */
export function prefetchScreen(name: string): void {
  if (isScreenName(name) && !ready.has(name)) loadScreen(name).catch(() => undefined)
}

/** How long React keeps a shown Suspense fallback. */
const AT_HAND_WITHIN_MS = 300

/** Resolves once the screen can render without a fallback, or after a timeout; never rejects. */
export async function screenAtHand(name: string | undefined): Promise<void> {
  if (name === undefined || !isScreenName(name) || ready.has(name)) return
  await Promise.race([
    loadScreen(name).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, AT_HAND_WITHIN_MS)),
  ])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns whether a requested screen is loading. */
export const useIsScreenLoading = (): boolean => useSyncExternalStore(subscribe, () => underWay > 0)
