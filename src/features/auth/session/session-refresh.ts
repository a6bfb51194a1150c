import { routeAt, routeOptions } from '@/domain/page/routes'
import { isTokenExpired, isTokenFresh, readClaims } from '@/domain/account/token'

import type { SessionDeps } from './session-deps'

/** Refreshes the tokens when they are about to expire (requirements 9). */
export async function refreshWhenDue({ page, tokens, clock, refresher }: SessionDeps): Promise<void> {
  if (isExempt(page.path())) return
  if (!isTokenFresh(readClaims(tokens.read().accessToken), clock.now())) await refresher.run()
}

/**
 * Whether only a refresh can tell who is signed in: the access token has expired, the refresh token has not.
 */
export function needsRefresh({ page, tokens, clock }: SessionDeps): boolean {
  const stored = tokens.read()
  const isDead = (token: string | undefined) => isTokenExpired(readClaims(token), clock.now())
  return !isExempt(page.path()) && isDead(stored.accessToken) && !isDead(stored.refreshToken)
}

/** /logout, /auth/success and the empty path skip the refresh check (requirements 2). */
function isExempt(path: string): boolean {
  const name = routeAt(path || '/')
  return name !== undefined && routeOptions(name).isRefreshExempt === true
}
