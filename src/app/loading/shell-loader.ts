import { loadNamespaces } from '@/i18n'
import { holdIdleWork } from '@/services/page/idle'

import { SHELL_NAMESPACES } from '../shell/namespaces'

/** Loads the shell and all its texts; the sign-in page does not include it. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([
    import('../shell/shell'),
    import('@/styles/app.css'),
    loadNamespaces(SHELL_NAMESPACES),
  ])
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
