import { holdIdleWork } from '@/services/page/idle'

import { loadShell } from './shell-loader'

/** Preloads all code of signed-in users, and the first page's data; a failure shows when it is used. */
export function preloadSignedIn(): void {
  import('@/api/refresh').catch(() => undefined)
  const data = import('./initial-data').then(({ preloadInitialData }) => preloadInitialData())
  // Holds idle work from now on, so that it overtakes neither the page's own data nor the shell.
  holdIdleWork(Promise.all([data, loadShell()]))
  import('../guard/guard-by-roles').catch(() => undefined)
  import('../screens/staff-screens').catch(() => undefined)
}
