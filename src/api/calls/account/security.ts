import * as v from 'valibot'

import { call } from '../../call'

/* Our additions: the person's security (screens S22). Separate, so that sign-in does not load it. */

/**
 * Signs out every other device. 422 keyed to `currentPassword` or `newPassword`, 429 after too many attempts.
 */
export const changePassword = call({
  path: '/api/auth/change-password',
  request: v.object({ currentPassword: v.string(), newPassword: v.string() }),
})

/** Starts the setup of an authenticator app; nothing applies before it is confirmed. */
export const setUpMfa = call({
  path: '/api/auth/mfa/setup',
  response: v.object({ secret: v.string(), uri: v.string() }),
})

/** Each recovery code signs in once, instead of the app. The server shows them once. */
export const confirmMfa = call({
  path: '/api/auth/mfa/confirm',
  request: v.object({ code: v.string() }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
})

/** Replaces the recovery codes; takes a code of the app. 404 without a second factor. */
export const renewRecoveryCodes = call({
  path: '/api/auth/mfa/recovery-codes',
  request: v.object({ code: v.string() }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
})

export const disableMfa = call({ path: '/api/auth/mfa/disable', request: v.object({ password: v.string() }) })
