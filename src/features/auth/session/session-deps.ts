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
  clock: { now: () => number; wait: (ms: number) => Promise<void> }
  issuerPrefix: string
  page: {
    isMobileWebView: boolean
    path: () => string
    navigate: (to: string, options: { replace: boolean }) => void | Promise<void>
    /** Clears everything cached for the previous session. */
    forget: () => void
  }
  userData: {
    /** Clears the text of a user who logged out, and blocks further storing (decisions 12). */
    clear: (userId: string) => void
    /** Blocks storing for a user who has left this tab. */
    block: (userId: string) => void
    /** Allows storing again when the user returns. */
    allow: (userId: string) => void
  }
}

/** A page that fails to load must not delay the end of a session. */
const NAVIGATION_WITHIN_MS = 5000

/** Resolves when the work settles, after `ms` at the latest. */
export async function withTimeout(
  { clock }: Pick<SessionDeps, 'clock'>,
  work: Promise<unknown>,
  ms: number,
): Promise<void> {
  await Promise.race([work.catch(() => undefined), clock.wait(ms)])
}

/**
 * Adds one history entry on the web, none in the mobile web view, and none from /logout, which is one already
 * (decisions 28).
 */
export async function navigateTo({ clock, page }: SessionDeps, to: string): Promise<void> {
  const replace = page.isMobileWebView || page.path() === '/logout'
  await withTimeout({ clock }, Promise.resolve(page.navigate(to, { replace })), NAVIGATION_WITHIN_MS)
}
