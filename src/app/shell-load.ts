import { routeAt, routeFacts } from '@/domain/routes'
import { loadNamespaces } from '@/i18n'
import { holdIdle } from '@/services/idle'

import { SHELL_NAMESPACES } from './shell/namespaces'

/** Whether the page at hand shows bars: what no route knows is not drawn in the shell. */
function hasBars(): boolean {
  const name = routeAt(location.pathname)
  return name === undefined || !routeFacts(name).hidesNavigation
}

/** The shell and the words of everything in it; it is no part of what the sign-in page loads. */
export async function loadShell() {
  const [{ Shell }, { loadBars }] = await Promise.all([
    import('./shell/shell'),
    import('./shell/late-bars'),
    import('@/styles/app.css'),
    loadNamespaces(SHELL_NAMESPACES),
  ])
  if (hasBars()) await loadBars()
  return { default: Shell }
}

/** What decides for who is signed in; asked for with the shell, which comes next. */
export const loadGuardByRoles = async () => ({ default: (await import('./guard-by-roles')).GuardByRoles })

/** Asks for all of it before it is needed, and for the first page's data; a failure shows when it is. */
export function prefetchSignedIn(): void {
  import('@/api/refresh').catch(() => undefined)
  // Held from now on: what can wait does not overtake the page's own data.
  holdIdle(import('./first-data').then(({ fetchFirstData }) => fetchFirstData()))
  loadGuardByRoles().catch(() => undefined)
  import('./staff-screens').catch(() => undefined)
  loadShell().catch(() => undefined)
}
