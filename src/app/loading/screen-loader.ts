import { type ComponentType, createElement, Fragment, lazy, useSyncExternalStore } from 'react'

import { isScreenName, ROUTE_NAMES, ROUTES, type ScreenName } from '@/domain/page/routes'
import { loadNamespaces } from '@/i18n'
import { createStore } from '@/lib/store'
import { resolveWithin } from '@/lib/wait'
import { afterPaint } from '@/services/page/after-paint'
import { requestPageCode } from '@/services/loading/page-code'

import { PageEnter } from './page-enter'
import { isPublicScreen, PUBLIC_SCREENS } from '../screens/public-screens'
import type { Screen } from '../screens/screen'

/** What a screen can show before it is complete. */
export interface PartialScreen extends Pick<Screen, 'title' | 'beginsWithTitle'> {
  Placeholder?: ComponentType | undefined
}

interface KnownScreen extends PartialScreen {
  /** Once its code has run; before, the browser has cached the code and the texts have loaded (prefetch-pages.ts). */
  Component?: ComponentType
}

const knownScreens = new Map<ScreenName, KnownScreen>()
const pendingLoads = createStore(0)

export async function screenDefinition(name: ScreenName): Promise<Screen> {
  return isPublicScreen(name)
    ? PUBLIC_SCREENS[name]
    : (await import('../screens/staff-screens')).STAFF_SCREENS[name]
}

const loadedComponent = (name: ScreenName) => knownScreens.get(name)?.Component

async function loadCode(screen: Screen) {
  const code = await screen.load()
  await code.preload?.()
  return code
}

/** Loads code and texts together, so a screen never renders translation keys. */
export async function loadScreen(name: ScreenName): Promise<{ default: ComponentType }> {
  requestPageCode(ROUTES[name].path)
  const screen = await screenDefinition(name)
  const [code] = await Promise.all([loadCode(screen), loadNamespaces(screen.namespaces)])
  const loaded = loadedComponent(name)
  if (loaded) return { default: loaded }
  const LoadedScreen = () =>
    createElement(
      Fragment,
      null,
      createElement(PageEnter, { page: screen.title }),
      createElement(code.default),
    )
  knownScreens.set(name, { ...screen, Placeholder: code.Placeholder, Component: LoadedScreen })
  return { default: LoadedScreen }
}

/**
 * Counts a load that the user waits for; a preload shows no progress bar (requirements 4: route changes do).
 */
async function loadWithProgress(name: ScreenName): Promise<{ default: ComponentType }> {
  pendingLoads.set(pendingLoads.get() + 1)
  try {
    // Paints the beginning of the screen before its code blocks the main thread.
    if (knownScreens.has(name)) await new Promise<void>(afterPaint)
    return await loadScreen(name)
  } finally {
    pendingLoads.set(pendingLoads.get() - 1)
  }
}

const entries = ROUTE_NAMES.filter(isScreenName).map((name) => [name, lazy(() => loadWithProgress(name))])

/** The screens, loaded on first render. */
const LAZY_SCREENS = Object.fromEntries(entries) as Record<ScreenName, ComponentType> // Every name is mapped.

/**
 * Returns the component of a screen: synchronous once loaded, because even a resolved lazy component suspends
 * once.
 */
export const screenComponent = (name: ScreenName): ComponentType =>
  loadedComponent(name) ?? LAZY_SCREENS[name]

/** Returns what the screen can show at once. */
export const partialScreen = (name: string): PartialScreen | undefined =>
  isScreenName(name) ? knownScreens.get(name) : undefined

export const isScreenCached = (name: ScreenName): boolean => knownScreens.has(name)

export function recordPrefetched(name: ScreenName, screen: PartialScreen): void {
  // It may have loaded meanwhile.
  if (!knownScreens.has(name)) knownScreens.set(name, screen)
}

/** Loads and evaluates a screen; a failure shows when the user opens it. */
export function preloadScreen(name: string): void {
  if (isScreenName(name) && !loadedComponent(name)) loadScreen(name).catch(() => undefined)
}

/** How long React keeps a shown Suspense fallback. */
const SCREEN_TIMEOUT_MS = 300

/** Resolves once the screen can render without a fallback, or after a timeout; never rejects. */
export async function waitForScreen(name: string | undefined): Promise<void> {
  if (name === undefined || !isScreenName(name) || loadedComponent(name)) return
  await resolveWithin(loadScreen(name), SCREEN_TIMEOUT_MS)
}

/** Returns whether a requested screen is loading. */
export const useIsScreenLoading = (): boolean =>
  useSyncExternalStore(pendingLoads.subscribe, () => pendingLoads.get() > 0)
