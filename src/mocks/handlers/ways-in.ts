import type * as calls from '@/api/calls/sign-in-steps'

import { accountByEmail, accountById, changeAccount } from '../accounts'
import { writeLetter } from '../codes'
import type { Handlers } from '../implement'
import { missing, unauthorized, unfit } from '../refusal'
import { HOUR_MS } from '../seed/calendar'
import { endSessions, signIn } from '../sessions'
import type { World } from '../world'

const MIN_PASSWORD = 10

export function checkNewPassword(password: string, field = 'password'): void {
  if (password.length < MIN_PASSWORD) throw unfit(field, 'password_too_short')
}

type WaysIn = Pick<Handlers<typeof calls>, 'forgotPassword' | 'resetPassword' | 'exchangeCode'>

/**
 * Handlers of sessions without a password: a reset by email, or the code of a sign-in begun elsewhere
 * (screens S1).
 */
export const waysIn = (world: World): WaysIn => ({
  forgotPassword: ({ body }) => {
    const account = accountByEmail(world, body.email)
    if (account) {
      const token = crypto.randomUUID()
      world.state.resetTokens[token] = { userId: account.userId, until: world.now() + HOUR_MS }
      writeLetter(world, account.email, 'password_reset', `/login/reset?token=${token}`)
    }
    return {}
  },
  resetPassword: ({ body, request }) => {
    const reset = world.state.resetTokens[body.resetToken]
    if (!reset || reset.until < world.now()) throw missing('link_expired')
    checkNewPassword(body.password)
    delete world.state.resetTokens[body.resetToken]
    changeAccount(world, reset.userId, { password: body.password })
    endSessions(world, (session) => session.userId === reset.userId)
    const account = accountById(world, reset.userId)
    if (!account) throw missing()
    return signIn(world, account, request)
  },
  exchangeCode: ({ body, request }) => {
    const account = accountById(world, world.state.exchangeCodes[body.code] ?? '')
    if (!account) throw unauthorized()
    delete world.state.exchangeCodes[body.code]
    return signIn(world, account, request)
  },
})
