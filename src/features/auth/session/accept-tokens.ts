import { mutationOptions } from '@tanstack/react-query'

import type { Call, RequestOf } from '@/api/call'
import { logoutThisDevice } from '@/api/calls/account/auth'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { epochCauseOf, tokens } from '@/api/token-store'
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

/** Whether a session has begun, or is beginning, since `epoch`; one that ended meanwhile is replaced by any. */
function hasBegunSince(epoch: string | null): boolean {
  const now = tokens.read().epoch
  const cause = epochCauseOf(now)
  return now !== epoch && (cause === 'login' || cause === 'switch')
}

/**
 * Mutation options of a call that signs in. A response that arrives after another session has begun starts
 * none: its unused tokens are logged out.
 */
export const signInBy = <C extends Call & { response: typeof TokenSet }>(call: C) =>
  mutationOptions({
    mutationKey: [call.path],
    mutationFn: async (request: RequestOf<C>) => {
      const { epoch } = tokens.read()
      const answer: TokenSet = await send(call, request)
      if (!hasBegunSince(epoch)) acceptTokens(answer)
      else if (answer.accessToken)
        await send(logoutThisDevice, { deviceToken: null }, { bearer: answer.accessToken }).catch(() => null)
    },
    meta: { onError: call.onError },
  })
