import { ApiError } from '@/api/errors'
import type { TokenSet } from '@/domain/token-set'

import { goOnward, keeper } from './keeper'

/** Begins the session that a sign-in, a code or an invitation answered. Throws when no token can be read in it. */
export function acceptTokens(answer: TokenSet): void {
  if (!keeper.accept(answer))
    throw new ApiError('unreadable', { path: 'sign-in', detail: 'no readable token' })
  goOnward()
}
