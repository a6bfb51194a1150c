import { ApiError } from '@/api/errors'
import { readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'
import { noteTokenIssued } from '@/services/server-clock'

import { goOnward, keeper } from './keeper'

/**
 * Starts the session from the response of a sign-in, a code or an invitation. Throws when it contains no
 * readable token.
 */
export function acceptTokens(answer: TokenSet): void {
  noteTokenIssued(readClaims(answer.accessToken)?.iat, Date.now())
  if (!keeper.accept(answer))
    throw new ApiError('unreadable', { path: 'sign-in', detail: 'no readable token' })
  goOnward()
}
