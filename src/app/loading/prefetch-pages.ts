import { activeNavigationEntry, navigationEntriesFor } from '@/domain/page/navigation'
import type { Role } from '@/domain/account/role'
import { isScreenName, type RouteName, routeOptions, ROUTES, type ScreenName } from '@/domain/page/routes'
import { loadNamespaces } from '@/i18n'
import { prefetchPageCode } from '@/services/loading/prefetch-page-code'

import { isScreenCached, recordPrefetched, preloadScreen, screenDefinition } from './screen-loader'

/** Likely next pages, besides the entries. */
const LIKELY_NEXT_PAGES: Partial<Record<RouteName, readonly ScreenName[]>> = {
  crTools: ['messages', 'notifications'],
  channel: ['messages'],
}

/**
 * Prefetches a screen without evaluating it: unvisited pages take no memory. In development, where no file
 * names are known, it loads the screen.
 */
async function prefetchScreen(name: string): Promise<void> {
  if (!isScreenName(name) || isScreenCached(name)) return
  if (!prefetchPageCode(ROUTES[name].path)) return preloadScreen(name)
  const screen = await screenDefinition(name)
  await loadNamespaces(screen.namespaces)
  recordPrefetched(name, screen)
}

function prefetchEntries(here: RouteName, roles: readonly Role[]): void {
  const own = activeNavigationEntry(ROUTES[here].path)
  for (const { name } of navigationEntriesFor(roles))
    if (name === own) preloadScreen(name)
    else prefetchScreen(name).catch(() => undefined)
}

/**
 * Preloads the pages one click away: loads those of the current area, prefetches those under other entries
 * where the page shows them.
 */
export function prefetchPages(here: RouteName, roles: readonly Role[]): void {
  if (!routeOptions(here).hidesNavigation) prefetchEntries(here, roles)
  LIKELY_NEXT_PAGES[here]?.forEach(preloadScreen)
}
