import { ApiError } from '@/api/errors'
import { readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'
import { noteTokenIssued } from '@/services/server-clock'

import { goOnward, keeper } from './keeper'

/** Begins the session that a sign-in, a code or an invitation answered. Throws when no token can be read in it. */
export function acceptTokens(answer: TokenSet): void {
  noteTokenIssued(readClaims(answer.accessToken)?.iat, Date.now())
  if (!keeper.accept(answer))
    throw new ApiError('unreadable', { path: 'sign-in', detail: 'no readable token' })
  goOnward()
}
