import * as calls from '@/api/calls/account/auth'

import {
  type Account,
  accountByEmail,
  accountById,
  callerOf,
  sessionClaimsOf,
} from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { Refusal, unauthorized } from '../../rules/base/refusal'
import { SENTINEL } from '../../rules/account/sentinels'
import { endSessions, rotateRefreshToken, signIn } from '../../rules/account/sessions'
import { bearerOf } from '../../rules/account/tokens'
import { countFailedTry, forgetTries, requireTriesLeft } from '../../rules/account/tries'
import type { World } from '../../state/world'
import { contact } from './contact'

const THROTTLE_S = 30

function checkPassword(world: World, email: string, password: string): Account {
  if (email === SENTINEL.throttledLogin) throw new Refusal(429, 'too_many_tries', { retryAfterS: THROTTLE_S })
  requireTriesLeft(world, email, THROTTLE_S)
  const account = accountByEmail(world, email)
  if (!account || account.password !== password) {
    countFailedTry(world, email)
    throw unauthorized('invalid_credentials')
  }
  forgetTries(world, email)
  return account
}

/** Handlers of sign-in, logout and sessions (requirements 7, screens S1). */
export const auth = serve(calls, {
  refreshTokens: ({ world, request }) => rotateRefreshToken(world, request),
  login: ({ world, body, request }) => {
    const email = body.email.trim().toLowerCase()
    if (email === SENTINEL.brokenLogin) throw new Error('asked to break')
    return signIn(world, checkPassword(world, email, body.password), request, body.deviceToken)
  },
  ...contact,
  getAuthFlowIntent: ({ world, request }) => ({
    authFlowIntent: world.state.accounts[bearerOf(request)?.sub ?? '']?.authFlowIntent ?? null,
  }),
  listAuthMethods: ({ world, request }) => {
    const account = accountById(world, bearerOf(request)?.sub ?? '')
    const app = account?.hasMfa ? (['app'] as const) : []
    return { methods: [...(account?.phoneNumber === null ? [] : (['sms'] as const)), 'email', ...app] }
  },
  logoutThisDevice: ({ world, request }) => {
    // A stored account ends its session with its only token, the refresh token.
    const { sid } = sessionClaimsOf(
      world,
      request,
      bearerOf(request)?.use === 'refresh' ? 'refresh' : 'access',
    )
    endSessions(world, (session) => session.sessionId === sid)
  },
  logoutAllDevices: ({ world, request }) => {
    const { userId } = callerOf(world, request)
    endSessions(world, (session) => session.userId === userId)
  },
})
