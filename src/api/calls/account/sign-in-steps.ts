import * as v from 'valibot'

import { Invitation } from '@/domain/account/invitation'
import { LockedStatus } from '@/domain/account/locked-status'
import { MfaMethod } from '@/domain/account/mfa-method'
import { TokenSet } from '@/domain/account/token-set'
import { orElse, orNull } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: ways and steps of sign-in (screens S1). Separate, so that the form does not load it. */

/** Responds the same for known and unknown addresses. */
export const forgotPassword = call({
  path: '/api/auth/password/forgot',
  request: v.object({ email: v.string() }),
  token: 'none',
})

export const resetPassword = call({
  path: '/api/auth/password/reset',
  request: v.object({ resetToken: v.string(), password: v.string() }),
  response: TokenSet,
  token: 'none',
})

/** Exchanges the one-time code of a sign-in that began elsewhere. */
export const exchangeCode = call({
  path: '/api/auth/exchange',
  request: v.object({ code: v.string() }),
  response: TokenSet,
  token: 'none',
})

/** `sentTo` is masked, and null for an app; `retryAfter` is in seconds. */
export const sendMfaCode = call({
  path: '/api/auth/mfa/send',
  request: v.object({ method: MfaMethod }),
  response: v.object({ sentTo: orNull(v.string()), retryAfter: orElse(v.number(), 30) }),
})

export const verifyMfaCode = call({
  path: '/api/auth/mfa/verify',
  request: v.object({ code: v.string(), trustDevice: v.boolean() }),
  response: TokenSet,
})

export const sendVerification = call({ path: '/api/auth/verify/send' })

export const confirmVerification = call({
  path: '/api/auth/verify/confirm',
  request: v.object({ verificationCode: v.string() }),
  response: TokenSet,
})

export const getInvitation = call({
  path: '/api/auth/invitation/get',
  request: v.object({ inviteCode: v.string() }),
  response: Invitation,
})

export const acceptInvitation = call({
  path: '/api/auth/invitation/accept',
  request: v.object({ inviteCode: v.string(), legalFullName: v.string(), password: v.string() }),
  response: TokenSet,
})

export const getLockedStatus = call({
  path: '/api/auth/locked/status',
  response: LockedStatus,
})
