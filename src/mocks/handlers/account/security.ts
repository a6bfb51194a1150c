import * as calls from '@/api/calls/account/security'

import { type Account, callerOf, changeAccount } from '../../rules/account/accounts'
import { checkCode } from '../../rules/account/verification-codes'
import { serve } from '../bind-handlers'
import { notFound, invalidField } from '../../rules/base/refusal'
import { endSessions, sessionOf } from '../../rules/account/sessions'
import { countFailedTry, forgetTries, requireTriesLeft } from '../../rules/account/tries'
import type { World } from '../../state/world'
import { checkNewPassword } from './password-reset'

const LOCKED_FOR_S = 60
const RECOVERY_CODES = 8
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Throws 422 at the field for a wrong password, 429 after five in a row. */
function checkPassword(world: World, account: Account, field: string, password: string): void {
  const key = `password of ${account.userId}`
  requireTriesLeft(world, key, LOCKED_FOR_S)
  if (password === account.password) return forgetTries(world, key)
  countFailedTry(world, key)
  throw invalidField(field, 'wrong_password')
}

const pickLetters = (letters: string, count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => letters[byte % letters.length]).join('')

const recoveryCode = (): string => `${pickLetters(BASE32, 5)}-${pickLetters(BASE32, 5)}`.toLowerCase()

const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode)

/** Handlers of own password and second factor (screens S22). */
export const security = serve(calls, {
  changePassword: ({ world, body, request }) => {
    const account = callerOf(world, request)
    checkPassword(world, account, 'currentPassword', body.currentPassword)
    if (body.newPassword === body.currentPassword) throw invalidField('newPassword', 'password_same')
    checkNewPassword(body.newPassword, 'newPassword')
    changeAccount(world, account.userId, { password: body.newPassword, isReassured: true })
    const { userId, sessionId } = sessionOf(world, request)
    endSessions(world, (session) => session.userId === userId && session.sessionId !== sessionId)
  },
  setUpMfa: ({ world, request }) => {
    const { userId, email } = callerOf(world, request)
    const secret = pickLetters(BASE32, 32)
    changeAccount(world, userId, { mfaPending: true })
    const query = new URLSearchParams({ secret, issuer: 'Northlight' }).toString()
    return { secret, uri: `otpauth://totp/Northlight:${encodeURIComponent(email)}?${query}` }
  },
  confirmMfa: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    if (!world.state.accounts[userId]?.mfaPending) throw notFound()
    checkCode(world, userId, 'code', body.code)
    const recoveryCodes = newRecoveryCodes()
    changeAccount(world, userId, { mfaPending: false, hasMfa: true, recoveryCodes })
    // Other signed-in devices stay so.
    for (const session of Object.values(world.state.sessions))
      if (session.userId === userId) session.isProven = true
    return { recoveryCodes }
  },
  renewRecoveryCodes: ({ world, body, request }) => {
    const { userId, hasMfa } = callerOf(world, request)
    if (!hasMfa) throw notFound()
    checkCode(world, userId, 'code', body.code)
    const recoveryCodes = newRecoveryCodes()
    changeAccount(world, userId, { recoveryCodes })
    return { recoveryCodes }
  },
  disableMfa: ({ world, body, request }) => {
    const account = callerOf(world, request)
    checkPassword(world, account, 'password', body.password)
    changeAccount(world, account.userId, { mfaPending: false, hasMfa: false, recoveryCodes: [] })
  },
})
