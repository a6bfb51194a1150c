import { causeOf, type StoredTokens } from '@/api/tokens'
import { accountStatusOf, type AccountStatus } from '@/domain/account-status'
import { hasExpectedClaims, isExpired, readClaims } from '@/domain/token'

/**
 * What the console knows of the session. `starting`: in between, nothing of anybody may be drawn; while a refresh at load
 * or an account switch decides, and while a logout ends.
 */
export interface Session {
  phase: 'starting' | 'signed-out' | 'signed-in'
  /** `anonymous` unless signed in. */
  status: AccountStatus
  userId: string | undefined
  /** Why there is no session any more, if it was not the user's will: refused by the server, or run out. */
  endedReason: 'ended' | 'invalid' | undefined
  /** Changes with every user and every session, empty without one: what was made under another key is never drawn. */
  sessionKey: string
}

/** Whose tokens these are, alive or not. */
export const subjectOf = ({ accessToken, refreshToken }: StoredTokens): string | undefined =>
  (readClaims(accessToken) ?? readClaims(refreshToken))?.sub

/** How a session ended, if it was not the user's will. */
export function endOf(epoch: string | null): Session['endedReason'] {
  const cause = causeOf(epoch)
  return cause === 'ended' || cause === 'invalid' ? cause : undefined
}

/** Reads the session off the tokens. */
export function sessionOf(stored: StoredTokens, now: number, issuerPrefix: string): Session {
  const claims = readClaims(stored.accessToken)
  const isAlive =
    claims !== undefined &&
    hasExpectedClaims(claims, issuerPrefix) &&
    !(isExpired(claims, now) && isExpired(readClaims(stored.refreshToken), now))
  const status = isAlive ? accountStatusOf(claims) : 'anonymous'
  const isSignedIn = status !== 'anonymous'
  const userId = isSignedIn ? claims?.sub : undefined
  return {
    phase: isSignedIn ? 'signed-in' : 'signed-out',
    status,
    userId,
    endedReason: isSignedIn ? undefined : endOf(stored.epoch),
    sessionKey: isSignedIn ? `${userId ?? ''}:${stored.epoch ?? ''}` : '',
  }
}
