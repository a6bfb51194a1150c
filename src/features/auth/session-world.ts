import type { Refresher } from '@/api/refresh'
import type { TokenKeeper } from '@/api/tokens'

/** Everything outside that a session touches; tests simulate it. */
export interface SessionWorld {
  tokens: TokenKeeper
  refresher: Pick<Refresher, 'run' | 'exchange'>
  /** Tells the server of a logout; may fail. */
  tellServer: (accessToken: string | undefined, deviceToken: string | undefined) => Promise<unknown>
  /** By will: nothing of the user stays in this browser. By force: drafts stay for them (decision 12). */
  saveDrafts: (isByWill: boolean) => Promise<void>
  now: () => number
  wait: (ms: number) => Promise<void>
  issuerPrefix: string
  isMobileWebView: boolean
  path: () => string
  navigate: (to: string, options: { replace: boolean }) => void | Promise<void>
  /** Clears what a person wrote who left by will, and lets nothing more of it be kept (decision 12). */
  forgetTraces: (userId: string) => void
  /** Lets nothing more be kept of a person who is gone from this tab. */
  barTraces: (userId: string) => void
  /** They are here again. */
  allowTraces: (userId: string) => void
  /** Drops everything that was made for the session before. */
  forget: () => void
}
