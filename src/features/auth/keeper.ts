import { logout } from '@/api/calls/auth'
import { lateRefresher } from '@/api/late-refresher'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { env } from '@/config/env'
import { isFanLevel, stepAfterSignIn } from '@/domain/access'
import { saveBeforeLogout } from '@/services/before-logout'
import { serverNow } from '@/services/server-clock'
import { allowTraces, barTraces, forgetTraces } from '@/services/traces'
import { forgetUnsaved } from '@/services/unsaved'

import { SessionManager } from './session-manager'
import type { SessionWorld } from './session-world'

/** What only the app provides: the router's navigation, and clearing the session's cache. */
export type Page = Pick<SessionWorld, 'navigate' | 'forget'>

/** Before the app starts there is nothing to navigate and nothing to clear. */
let page: Page = { navigate: () => undefined, forget: () => undefined }

export const giveKeeperPage = (given: Page): void => {
  page = given
}

/** The session manager of this tab, with the real browser and server. */
export const keeper = new SessionManager({
  tokens,
  refresher: lateRefresher,
  tellServer: (accessToken, deviceToken) =>
    send(logout, { deviceToken: deviceToken ?? null }, { bearer: accessToken ?? '' }),
  saveDrafts: saveBeforeLogout,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  issuerPrefix: env.tokenIssuerPrefix,
  isMobileWebView: env.isMobileWebView,
  path: () => location.pathname,
  navigate: (to, options) => {
    // The session is over: the user cannot be asked about unsaved work.
    forgetUnsaved()
    return page.navigate(to, options)
  },
  forgetTraces,
  barTraces,
  allowTraces,
  forget: () => page.forget(),
})

/**
 * Sends a user who has signed in below fan level on: the sign-in screen itself renders for them (requirements
 * 4). The guard redirects others to their home.
 */
export function goOnward(): void {
  const { status } = keeper.session
  if (status === 'anonymous' || isFanLevel(status)) return
  const next = new URLSearchParams(location.search).get('next')
  void page.navigate(stepAfterSignIn(status, next), { replace: true })
}
