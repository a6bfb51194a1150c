import type * as calls from '@/api/calls/account/auth'
import { isEmail } from '@/lib/text/email'

import { accountByEmail, callerOf, changeAccount } from '../../rules/account/accounts'
import { checkCode, sendCode, writeLetter } from '../../rules/account/verification-codes'
import { DEMO_CODE } from '../../rules/account/identities'
import type { Handlers } from '../bind-handlers'
import { invalidField, orNotFound } from '../../rules/base/refusal'
import { SENTINEL } from '../../rules/account/sentinels'
import type { World } from '../../state/world'

/** Throws 422 for an address that is none or in use. */
function checkEmail(world: World, email: string): void {
  if (!isEmail(email)) throw invalidField('email', 'email_unfit')
  if (email === SENTINEL.takenEmail || accountByEmail(world, email))
    throw invalidField('email', 'email_taken')
}

/** What a user is changing to. Throws 404 without a pending change. */
function pendingOf(pending: Readonly<Record<string, string>>, userId: string): string {
  return orNotFound(pending[userId], 'code_expired')
}

/** Handlers of changing email and phone number (requirements 7). */
export const contact = {
  confirmChangeEmail: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const email = pendingOf(world.state.pendingEmails, userId)
    checkCode(world, userId, 'confirmationCode', body.confirmationCode)
    checkEmail(world, email)
    changeAccount(world, userId, { email })
    delete world.state.pendingEmails[userId]
  },
  confirmChangePhoneNumber: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const phoneNumber = pendingOf(world.state.pendingPhones, userId)
    checkCode(world, userId, 'confirmationCode', body.confirmationCode)
    changeAccount(world, userId, { phoneNumber })
    delete world.state.pendingPhones[userId]
  },
  initiateChangeEmail: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const email = body.email.trim()
    checkEmail(world, email)
    world.state.pendingEmails[userId] = email
    writeLetter(world, email, 'code', DEMO_CODE)
  },
  initiateChangePhoneNumber: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    if (body.phoneNumber === SENTINEL.refusedPhone) {
      return { error: { key: 'phone_invalid', text: 'Enter a valid phone number.' } }
    }
    if (!/^\+\d{7,15}$/.test(body.phoneNumber)) throw invalidField('phoneNumber', 'phone_invalid')
    world.state.pendingPhones[userId] = body.phoneNumber
    writeLetter(world, body.phoneNumber, 'code', DEMO_CODE)
    return { error: null }
  },
  removePhoneNumber: ({ world, request }) => {
    changeAccount(world, callerOf(world, request).userId, { phoneNumber: null })
  },
  resendChangeEmail: ({ world, request }) => {
    const { userId } = callerOf(world, request)
    sendCode(world, userId, pendingOf(world.state.pendingEmails, userId))
  },
  resendChangePhoneNumber: ({ world, request }) => {
    const { userId } = callerOf(world, request)
    sendCode(world, userId, pendingOf(world.state.pendingPhones, userId))
  },
} satisfies Partial<Handlers<typeof calls>>
