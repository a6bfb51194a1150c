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
