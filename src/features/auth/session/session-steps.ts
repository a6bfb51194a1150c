import type { SessionDeps } from './session-deps'

/** A page that fails to load must not delay the end of a session. */
const NAVIGATION_WITHIN_MS = 5000

/** Resolves when the work settles, after `ms` at the latest. */
export async function withTimeout(
  { wait }: Pick<SessionDeps, 'wait'>,
  work: Promise<unknown>,
  ms: number,
): Promise<void> {
  await Promise.race([work.catch(() => undefined), wait(ms)])
}

/**
 * Adds one history entry on the web, none in the mobile web view, and none from /logout, which is one already
 * (decisions 28).
 */
export async function navigateTo(deps: SessionDeps, to: string): Promise<void> {
  const replace = deps.isMobileWebView || deps.path() === '/logout'
  await withTimeout(deps, Promise.resolve(deps.navigate(to, { replace })), NAVIGATION_WITHIN_MS)
}
