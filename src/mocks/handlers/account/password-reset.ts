import { PASSWORD_MIN_LENGTH } from '@/config/constants'
import type * as calls from '@/api/calls/account/sign-in-steps'

import { accountByEmail, accountById, changeAccount, requireActive } from '../../rules/account/accounts'
import { writeLetter } from '../../rules/account/verification-codes'
import type { Handlers } from '../bind-handlers'
import { notFound, unauthorized, invalidField, orNotFound } from '../../rules/base/refusal'
import { HOUR_MS } from '../../seed/calendar'
import { endSessions, signIn } from '../../rules/account/sessions'

export function checkNewPassword(password: string, field = 'password'): void {
  if (password.length < PASSWORD_MIN_LENGTH) throw invalidField(field, 'password_too_short')
}

/**
 * Handlers of sessions without a password: a reset by email, or the code of a sign-in begun elsewhere
 * (screens S1).
 */
export const passwordReset = {
  forgotPassword: ({ world, body }) => {
    const account = accountByEmail(world, body.email)
    if (account) {
      const token = crypto.randomUUID()
      world.state.resetTokens[token] = { userId: account.userId, until: world.now() + HOUR_MS }
      writeLetter(world, account.email, 'password_reset', `/login/reset?token=${token}`)
    }
  },
  resetPassword: ({ world, body, request }) => {
    const reset = world.state.resetTokens[body.resetToken]
    if (!reset || reset.until < world.now()) throw notFound('link_expired')
    checkNewPassword(body.password)
    const account = orNotFound(accountById(world, reset.userId))
    requireActive(world, account)
    delete world.state.resetTokens[body.resetToken]
    changeAccount(world, reset.userId, { password: body.password })
    endSessions(world, (session) => session.userId === reset.userId)
    return signIn(world, account, request)
  },
  exchangeCode: ({ world, body, request }) => {
    const account = accountById(world, world.state.exchangeCodes[body.code] ?? '')
    if (!account) throw unauthorized()
    const tokens = signIn(world, account, request)
    delete world.state.exchangeCodes[body.code]
    return tokens
  },
} satisfies Partial<Handlers<typeof calls>>
