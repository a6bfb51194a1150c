import * as v from 'valibot'

import { MfaMethod } from '@/domain/account/mfa-method'
import { ErrorMessage } from '@/domain/server/server-error'
import { TokenSet } from '@/domain/account/token-set'
import { orNull, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Auth calls of requirements 7, in that order. */

export const confirmChangeEmail = call({
  path: '/api/auth/confirm-change-email',
  request: v.object({ confirmationCode: v.string() }),
})

export const confirmChangePhoneNumber = call({
  path: '/api/auth/confirm-change-phone-number',
  request: v.object({ confirmationCode: v.string() }),
})

export const getAuthFlowIntent = call({
  method: 'GET',
  path: '/api/auth/auth-flow-intent',
  response: v.object({ authFlowIntent: orNull(v.string()) }),
  onError: 'ignore',
})

/** Available verification methods. */
export const listAuthMethods = call({
  method: 'GET',
  path: '/api/auth/auth-methods',
  response: v.object({ methods: validEntriesOf(MfaMethod) }),
})

export const initiateChangeEmail = call({
  path: '/api/auth/initiate-change-email',
  request: v.object({ email: v.string() }),
})

/** A refusal may also arrive as `error` in a 200 response and is handled the same. */
export const initiateChangePhoneNumber = call({
  path: '/api/auth/initiate-change-phone-number',
  request: v.object({ phoneNumber: v.string() }),
  response: v.nullish(v.object({ error: orNull(ErrorMessage) }), { error: null }),
})

export const logoutThisDevice = call({
  path: '/api/auth/logout',
  request: v.object({ deviceToken: v.nullish(v.string()) }),
  onError: 'ignore',
})

export const logoutAllDevices = call({ method: 'GET', path: '/api/auth/logout-all-devices' })

/**
 * Errors are ignored silently (requirements 4), except a 4xx while the access token is dead (decisions 5).
 */
export const refreshTokens = call({
  path: '/api/auth/refresh',
  response: TokenSet,
  onError: 'ignore',
  token: 'refresh',
})

export const removePhoneNumber = call({ path: '/api/auth/remove-phone-number' })

export const resendChangeEmail = call({ path: '/api/auth/resend-change-email' })

export const resendChangePhoneNumber = call({ path: '/api/auth/resend-change-phone-number' })

/* Our additions. */

/** 401 for wrong credentials, 429 with Retry-After after too many attempts. */
export const login = call({
  path: '/api/auth/login',
  request: v.object({ email: v.string(), password: v.string(), deviceToken: v.nullish(v.string()) }),
  response: TokenSet,
  token: 'none',
})
