import * as v from 'valibot'

import { Nothing } from '@/lib/tolerant'

import { call } from '../call'

/* Ours: the person's own security (screens S22). Apart, because signing in needs none of it. */

/** Signs every other device out. 422 keyed to `currentPassword` or `newPassword`, 429 after too many tries. */
export const changePassword = call({
  method: 'POST',
  path: '/api/auth/change-password',
  request: v.object({ currentPassword: v.string(), newPassword: v.string() }),
  response: Nothing,
  onError: 'throw',
})

/** Begins to set up an authenticator app; nothing counts before it is confirmed. */
export const setUpMfa = call({
  method: 'POST',
  path: '/api/auth/mfa/setup',
  response: v.object({ secret: v.string(), uri: v.string() }),
  onError: 'throw',
})

/** Each recovery code signs in once, in place of the app. The server shows them only here. */
export const confirmMfa = call({
  method: 'POST',
  path: '/api/auth/mfa/confirm',
  request: v.object({ code: v.string() }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
  onError: 'throw',
})

export const disableMfa = call({
  method: 'POST',
  path: '/api/auth/mfa/disable',
  request: v.object({ password: v.string() }),
  response: Nothing,
  onError: 'throw',
})
