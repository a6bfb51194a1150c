import type * as calls from '@/api/calls/auth'

import { type Account, accountByEmail, accountById, callerOf, changeAccount, claimsOf } from '../accounts'
import { writeLetter } from '../codes'
import type { Handlers } from '../implement'
import { missing, Refusal, unauthorized, unfit } from '../refusal'
import { HOUR_MS, iso } from '../seed/calendar'
import { SENTINEL } from '../sentinels'
import { endSessions, rotate, sessionOf, signIn } from '../sessions'
import { bearerOf } from '../tokens'
import type { World } from '../world'
import { contactHandlers } from './contact'

const MIN_PASSWORD = 10
const FREE_TRIES = 5
const THROTTLE_S = 30

/** Throws 429 after five wrong passwords in a row, until 30 s have passed since the last. */
function throttle(world: World, email: string): void {
  const failed = world.state.failedLogins[email] ?? []
  const waitS = Math.ceil(((failed.at(-1) ?? 0) - world.now()) / 1000) + THROTTLE_S
  if (email === SENTINEL.throttledLogin) throw new Refusal(429, 'too_many_tries', { retryAfterS: THROTTLE_S })
  if (failed.length < FREE_TRIES) return
  if (waitS > 0) throw new Refusal(429, 'too_many_tries', { retryAfterS: waitS })
  delete world.state.failedLogins[email]
}

function checkPassword(world: World, email: string, password: string): Account {
  const account = accountByEmail(world, email)
  const { failedLogins } = world.state
  if (!account || account.isDeactivated || account.password !== password) {
    failedLogins[email] = [...(failedLogins[email] ?? []), world.now()]
    throw unauthorized('invalid_credentials')
  }
  delete failedLogins[email]
  return account
}

export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD) throw unfit('password', 'password_too_short')
}

type AuthHandlers = Handlers<typeof calls>
type Some<Name extends keyof AuthHandlers> = Pick<AuthHandlers, Name>

const doors = (
  world: World,
): Some<'login' | 'forgotPassword' | 'resetPassword' | 'exchangeCode' | 'refreshTokens'> => ({
  refreshTokens: ({ request }) => rotate(world, request),
  login: ({ body, request }) => {
    const email = body.email.trim().toLowerCase()
    if (email === SENTINEL.brokenLogin) throw new Error('asked to break')
    throttle(world, email)
    return signIn(world, checkPassword(world, email, body.password), request, body.deviceToken)
  },
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

/** Signing in and out, sessions (spec 7, screens S1). */
export const authHandlers = (world: World): AuthHandlers => ({
  ...contactHandlers(world),
  ...doors(world),
  getAuthFlowIntent: () => ({ authFlowIntent: null }),
  listAuthMethods: ({ request }) => {
    const account = accountById(world, bearerOf(request)?.sub ?? '')
    return { methods: account?.phoneNumber === null ? ['email', 'app'] : ['sms', 'email', 'app'] }
  },
  logout: ({ request }) => {
    const { sid } = claimsOf(world, request)
    endSessions(world, (session) => session.sessionId === sid)
    return {}
  },
  logoutAllDevices: ({ request }) => {
    const { userId } = callerOf(world, request)
    endSessions(world, (session) => session.userId === userId)
    return {}
  },
  listSessions: ({ request }) => {
    const { userId, sessionId: here } = sessionOf(world, request)
    const own = Object.values(world.state.sessions).filter((session) => session.userId === userId)
    return {
      data: own
        .sort((one, other) => other.lastActiveAt - one.lastActiveAt)
        .map(({ sessionId, device, country, lastActiveAt }) => ({
          sessionId,
          device,
          country,
          lastActiveAt: iso(lastActiveAt),
          current: sessionId === here,
        })),
    }
  },
  revokeSession: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    const session = world.state.sessions[body.sessionId]
    if (session?.userId !== userId) throw missing()
    endSessions(world, ({ sessionId }) => sessionId === body.sessionId)
    return {}
  },
})
