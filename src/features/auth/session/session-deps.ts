import type { Refresher } from '@/api/refresh'
import type { TokenStore } from '@/api/token-store'

/** Everything outside that a session uses; tests simulate it. */
export interface SessionDeps {
  tokens: TokenStore
  refresher: Pick<Refresher, 'run' | 'exchange'>
  /** Notifies the server of a logout; may fail. */
  notifyServer: (accessToken: string | undefined, deviceToken: string | undefined) => Promise<unknown>
  /**
   * After a user logout nothing of the user stays in this browser; after a forced one drafts stay for them
   * (decisions 12).
   */
  saveDrafts: (isByWill: boolean) => Promise<void>
  now: () => number
  wait: (ms: number) => Promise<void>
  issuerPrefix: string
  isMobileWebView: boolean
  path: () => string
  navigate: (to: string, options: { replace: boolean }) => void | Promise<void>
  /** Clears the text of a user who logged out, and blocks further storing (decisions 12). */
  clearUserData: (userId: string) => void
  /** Blocks storing for a user who has left this tab. */
  blockUserData: (userId: string) => void
  /** Allows storing again when the user returns. */
  allowUserData: (userId: string) => void
  /** Clears everything cached for the previous session. */
  forget: () => void
}

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
