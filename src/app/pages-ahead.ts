import { activeEntry, entriesFor } from '@/domain/navigation'
import type { Role } from '@/domain/role'
import { isScreenName, type RouteName, ROUTES, type ScreenName } from '@/domain/routes'
import { loadNamespaces } from '@/i18n'
import { keepCodeOf } from '@/services/kept-files'

import { isAtHand, noteKept, prefetchScreen, screenBy } from './screen-loads'

/** Where one goes on to from a page, besides the entries. */
const NEXT: Partial<Record<RouteName, readonly ScreenName[]>> = { crTools: ['messages', 'notifications'] }

/**
 * Has the browser keep a screen that may be wanted. Its code runs when somebody aims at it: pages that nobody goes to take
 * no memory. In development, where no files are known beforehand, it is loaded.
 */
async function keep(name: string): Promise<void> {
  if (!isScreenName(name) || isAtHand(name)) return
  if (!keepCodeOf(ROUTES[name].path)) return prefetchScreen(name)
  const screen = await screenBy(name)
  await loadNamespaces(screen.namespaces)
  noteKept(name, screen)
}

/** Has the pages one click away at hand: those of the work on this page are loaded, those under other entries are kept. */
export function fetchPagesAhead(here: RouteName, roles: readonly Role[]): void {
  const own = activeEntry(ROUTES[here].path)
  for (const { name } of entriesFor(roles))
    if (name === own) prefetchScreen(name)
    else keep(name).catch(() => undefined)
  NEXT[here]?.forEach(prefetchScreen)
}
