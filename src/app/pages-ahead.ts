import { activeEntry, entriesFor } from '@/domain/navigation'
import type { Role } from '@/domain/role'
import { isScreenName, type RouteName, ROUTES, type ScreenName } from '@/domain/routes'
import { loadNamespaces } from '@/i18n'
import { keepCodeOf } from '@/services/kept-files'

import { isAtHand, noteKept, prefetchScreen, screenBy } from './screen-loads'

/** Likely next pages, besides the entries. */
const NEXT: Partial<Record<RouteName, readonly ScreenName[]>> = { crTools: ['messages', 'notifications'] }

/**
 * Prefetches a screen without evaluating it: unvisited pages take no memory. In development, where no file
 * names are known, it loads the screen.
 */
async function keep(name: string): Promise<void> {
  if (!isScreenName(name) || isAtHand(name)) return
  if (!keepCodeOf(ROUTES[name].path)) return prefetchScreen(name)
  const screen = await screenBy(name)
  await loadNamespaces(screen.namespaces)
  noteKept(name, screen)
}

/**
 * Preloads the pages one click away: loads those of the current area, prefetches those under other entries.
 */
export function fetchPagesAhead(here: RouteName, roles: readonly Role[]): void {
  const own = activeEntry(ROUTES[here].path)
  for (const { name } of entriesFor(roles))
    if (name === own) prefetchScreen(name)
    else keep(name).catch(() => undefined)
  NEXT[here]?.forEach(prefetchScreen)
}
