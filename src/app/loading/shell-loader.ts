import { loadNamespaces } from '@/i18n'

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
