import { epochCauseOf, type StoredTokens } from '@/api/token-store'
import { accountStatusOf, type AccountStatus } from '@/domain/account/account-status'
import { hasExpectedClaims, isTokenExpired, readClaims } from '@/domain/account/token'

/**
 * The console's state of the session. In `starting` no user data may render: during a refresh at load, an
 * account switch, and the end of a logout.
 */
export interface Session {
  phase: 'starting' | 'signed-out' | 'signed-in'
  /** `anonymous` unless signed in. */
  status: AccountStatus
  userId: string | undefined
  /** Why the session ended, if the user did not log out: rejected by the server, or expired. */
  endedReason: 'ended' | 'invalid' | undefined
  /** Changes with every user and every session, empty without one: data of another key never renders. */
  sessionKey: string
}

/** Returns the user of the tokens, valid or expired. */
export const subjectOf = ({ accessToken, refreshToken }: StoredTokens): string | undefined =>
  (readClaims(accessToken) ?? readClaims(refreshToken))?.sub

/** Returns how a session ended, if the user did not log out. */
export function endReasonOf(epoch: string | null): Session['endedReason'] {
  const cause = epochCauseOf(epoch)
  return cause === 'ended' || cause === 'invalid' ? cause : undefined
}

/** Derives the session from the tokens. */
export function sessionFromTokens(stored: StoredTokens, now: number, issuerPrefix: string): Session {
  const claims = readClaims(stored.accessToken)
  const isAlive =
    claims !== undefined &&
    hasExpectedClaims(claims, issuerPrefix) &&
    !(isTokenExpired(claims, now) && isTokenExpired(readClaims(stored.refreshToken), now))
  const status = isAlive ? accountStatusOf(claims) : 'anonymous'
  const isSignedIn = status !== 'anonymous'
  const userId = isSignedIn ? claims?.sub : undefined
  return {
    phase: isSignedIn ? 'signed-in' : 'signed-out',
    status,
    userId,
    endedReason: isSignedIn ? undefined : endReasonOf(stored.epoch),
    sessionKey: isSignedIn ? `${userId ?? ''}:${stored.epoch ?? ''}` : '',
  }
}
