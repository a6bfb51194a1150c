import { ApiError } from '@/api/errors'
import { readClaims } from '@/domain/account/token'
import type { TokenSet } from '@/domain/account/token-set'
import { recordTokenIssued } from '@/services/network/server-clock'

import { navigateAfterSignIn, sessionManager } from './session-instance'

/**
 * Starts the session from the response of a sign-in, a code or an invitation. Throws when it contains no
 * readable token.
 */
export function acceptTokens(answer: TokenSet): void {
  recordTokenIssued(readClaims(answer.accessToken)?.iat, Date.now())
  if (!sessionManager.accept(answer))
    throw new ApiError('unreadable', { path: 'sign-in', detail: 'no readable token' })
  navigateAfterSignIn()
}
