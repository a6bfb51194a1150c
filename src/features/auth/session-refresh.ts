import { routeAt, routeFacts } from '@/domain/routes'
import { isExpired, isFresh, readClaims } from '@/domain/token'

import type { SessionWorld } from './session-world'

/** Refreshes the tokens when they are about to expire (requirements 9). */
export async function refreshWhenDue({ path, tokens, now, refresher }: SessionWorld): Promise<void> {
  if (isExempt(path())) return
  if (!isFresh(readClaims(tokens.read().accessToken), now())) await refresher.run()
}

/**
 * Whether only a refresh can tell who is signed in: the access token has expired, the refresh token has not.
 */
export function needsRefresh({ path, tokens, now }: SessionWorld): boolean {
  const stored = tokens.read()
  const isDead = (token: string | undefined) => isExpired(readClaims(token), now())
  return !isExempt(path()) && isDead(stored.accessToken) && !isDead(stored.refreshToken)
}

/** /logout, /auth/success and the empty path skip the refresh check (requirements 2). */
function isExempt(path: string): boolean {
  const name = routeAt(path || '/')
  return name !== undefined && routeFacts(name).isRefreshExempt === true
}
