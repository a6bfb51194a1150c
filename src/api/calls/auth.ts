import * as v from 'valibot'

import { MfaMethod } from '@/domain/mfa-method'
import { ErrorMessage } from '@/domain/server-error'
import { TokenSet } from '@/domain/token-set'
import { Nothing, orNull, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Spec 7, auth, in its order. */

export const confirmChangeEmail = call({
  method: 'POST',
  path: '/api/auth/confirm-change-email',
  request: v.object({ confirmationCode: v.string() }),
  response: Nothing,
  onError: 'throw',
})

export const confirmChangePhoneNumber = call({
  method: 'POST',
  path: '/api/auth/confirm-change-phone-number',
  request: v.object({ confirmationCode: v.string() }),
  response: Nothing,
  onError: 'throw',
})

export const getAuthFlowIntent = call({
  method: 'GET',
  path: '/api/auth/auth-flow-intent',
  response: v.object({ authFlowIntent: orNull(v.string()) }),
  onError: 'ignore',
})

/** How the person may prove who they are. */
export const listAuthMethods = call({
  method: 'GET',
  path: '/api/auth/auth-methods',
  response: v.object({ methods: readableOf(MfaMethod) }),
  onError: 'throw',
})

export const initiateChangeEmail = call({
  method: 'POST',
  path: '/api/auth/initiate-change-email',
  request: v.object({ email: v.string() }),
  response: Nothing,
  onError: 'throw',
})

/** A refusal may also come as `error` in an answer of 200: told like any other. */
export const initiateChangePhoneNumber = call({
  method: 'POST',
  path: '/api/auth/initiate-change-phone-number',
  request: v.object({ phoneNumber: v.string() }),
  response: v.nullish(v.object({ error: orNull(ErrorMessage) }), { error: null }),
  onError: 'throw',
})

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  request: v.object({ deviceToken: v.nullish(v.string()) }),
  response: Nothing,
  onError: 'ignore',
})

export const logoutAllDevices = call({
  method: 'GET',
  path: '/api/auth/logout-all-devices',
  response: Nothing,
  onError: 'throw',
})

/** Errors are ignored silently (spec 4), but for a 4xx while the access token is dead (decision 5). */
export const refreshTokens = call({
  method: 'POST',
  path: '/api/auth/refresh',
  response: TokenSet,
  onError: 'ignore',
  token: 'refresh',
})

export const removePhoneNumber = call({
  method: 'POST',
  path: '/api/auth/remove-phone-number',
  response: Nothing,
  onError: 'throw',
})

export const resendChangeEmail = call({
  method: 'POST',
  path: '/api/auth/resend-change-email',
  response: Nothing,
  onError: 'throw',
})

export const resendChangePhoneNumber = call({
  method: 'POST',
  path: '/api/auth/resend-change-phone-number',
  response: Nothing,
  onError: 'throw',
})

/* Ours. */

/** 401 for wrong credentials, 429 with Retry-After after too many tries. */
export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  request: v.object({ email: v.string(), password: v.string(), deviceToken: v.nullish(v.string()) }),
  response: TokenSet,
  onError: 'throw',
  token: 'none',
})
