import { routeAt, routeOptions } from '@/domain/page/routes'
import { loadNamespaces } from '@/i18n'

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
