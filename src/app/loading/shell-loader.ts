import { routeAt, routeOptions } from '@/domain/page/routes'
import { loadNamespaces } from '@/i18n'
import { holdIdleWork } from '@/services/page/idle'

import { SHELL_NAMESPACES } from '../shell/namespaces'

/** Whether the current page shows bars; unknown addresses do. */
function hasBars(): boolean {
  const name = routeAt(location.pathname)
  return name === undefined || !routeOptions(name).hidesNavigation
}

/** Loads the shell and all its texts; the sign-in page does not include it. */
export async function loadShell() {
  const [{ Shell }, { loadBars }] = await Promise.all([
    import('../shell/shell'),
    import('../shell/deferred-bars'),
    import('@/styles/app.css'),
    loadNamespaces(SHELL_NAMESPACES),
  ])
  if (hasBars()) await loadBars()
  return Shell
}

/** Loads the guard for signed-in users; requested with the shell, which renders next. */
export const loadGuardByRoles = async () => (await import('../guard/guard-by-roles')).GuardByRoles

/** Prefetches all of it, and the first page's data; a failure shows when it is used. */
export function prefetchSignedIn(): void {
  import('@/api/refresh').catch(() => undefined)
  // Holds idle work from now on, so that it does not overtake the page's own data.
  holdIdleWork(import('./initial-data').then(({ prefetchInitialData }) => prefetchInitialData()))
  loadGuardByRoles().catch(() => undefined)
  import('../staff-screens').catch(() => undefined)
  loadShell().catch(() => undefined)
}
