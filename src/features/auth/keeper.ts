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

/** What only the app can give: the router's way to an address, and the cache of the session. */
export type Page = Pick<SessionWorld, 'navigate' | 'forget'>

/** Until the app has started there is nothing to leave and nothing to forget. */
let page: Page = { navigate: () => undefined, forget: () => undefined }

export const giveKeeperPage = (given: Page): void => {
  page = given
}

/** The session of this tab, on the real browser and server. */
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
    // The session is over: there is nobody left to ask about unsaved work.
    forgetUnsaved()
    return page.navigate(to, options)
  },
  forgetTraces,
  barTraces,
  allowTraces,
  forget: () => page.forget(),
})

/**
 * Leads on whoever has just signed in below fan level: the sign-in screen itself renders for them (spec 4). The guard
 * leads those who are home.
 */
export function goOnward(): void {
  const { status } = keeper.session
  if (status === 'anonymous' || isFanLevel(status)) return
  const next = new URLSearchParams(location.search).get('next')
  void page.navigate(stepAfterSignIn(status, next), { replace: true })
}
