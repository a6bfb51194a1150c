import { logoutThisDevice } from '@/api/calls/account/auth'
import { lazyRefresher } from '@/api/lazy-refresher'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { env } from '@/config/env'
import { homePathOf, isFanLevel, stepAfterSignIn } from '@/domain/account/access'
import { wait } from '@/lib/wait'
import { runLogoutSavers } from '@/services/session/before-logout'
import { serverNow } from '@/services/network/server-clock'
import { forgetUser } from '@/services/session/working-user'
import { allowUserData, blockUserData, clearUserData } from '@/services/storage/user-data'
import { discardUnsaved } from '@/services/page/unsaved'

import { SessionManager } from './session-manager'
import type { SessionDeps } from './session-deps'

/** What only the app provides: the router's navigation, and clearing the session's cache. */
export type SessionPage = Pick<SessionDeps['page'], 'navigate' | 'forget'>

/** Before the app starts there is nothing to navigate and nothing to clear. */
let sessionPage: SessionPage = { navigate: () => undefined, forget: () => undefined }

export const setSessionPage = (given: SessionPage): void => {
  sessionPage = given
}

/** The session manager of this tab, with the real browser and server. */
export const sessionManager = new SessionManager({
  tokens,
  refresher: lazyRefresher,
  notifyServer: (accessToken, deviceToken) =>
    send(logoutThisDevice, { deviceToken: deviceToken ?? null }, { bearer: accessToken ?? '' }),
  saveDrafts: runLogoutSavers,
  clock: { now: serverNow, wait },
  issuerPrefix: env.tokenIssuerPrefix,
  page: {
    isMobileWebView: env.isMobileWebView,
    path: () => location.pathname,
    navigate: (to, options) => {
      // The session is over: the user cannot be asked about unsaved work.
      discardUnsaved()
      return sessionPage.navigate(to, options)
    },
    forget: () => sessionPage.forget(),
  },
  userData: {
    clear: (userId) => {
      clearUserData(userId)
      forgetUser(userId)
    },
    block: blockUserData,
    allow: allowUserData,
  },
})

/**
 * Sends a user who has signed in below fan level on: the sign-in screen itself renders for them (requirements
 * 4). The guard redirects others to their home.
 */
export function navigateAfterSignIn(): void {
  const { status } = sessionManager.session
  const isHere = location.pathname === homePathOf(status)
  if (status === 'anonymous' || isFanLevel(status) || isHere) return
  const next = new URLSearchParams(location.search).get('next')
  void sessionPage.navigate(stepAfterSignIn(status, next), { replace: true })
}
