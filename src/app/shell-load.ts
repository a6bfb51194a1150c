import { loadNamespaces } from '@/i18n'

/** The shell and the words of everything in it; it is no part of what the sign-in page loads. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([
    import('./shell/shell'),
    import('@/styles/app.css'),
    loadNamespaces(['common', 'auth', 'tools', 'be_errors', 'toasts']),
  ])
  return { default: Shell }
}
