import type * as calls from '@/api/calls/account/auth'

import { accountByEmail, callerOf, changeAccount } from '../../rules/account/accounts'
import { checkCode, sendCode, writeLetter } from '../../rules/account/verification-codes'
import { DEMO_CODE } from '../../rules/account/identities'
import type { Handlers } from '../bind-handlers'
import { notFound, invalidField } from '../../rules/base/refusal'
import { SENTINEL } from '../../rules/account/sentinels'
import type { World } from '../../state/world'

type ContactHandlers = Pick<
  Handlers<typeof calls>,
  | 'confirmChangeEmail'
  | 'confirmChangePhoneNumber'
  | 'initiateChangeEmail'
  | 'initiateChangePhoneNumber'
  | 'removePhoneNumber'
  | 'resendChangeEmail'
  | 'resendChangePhoneNumber'
>

/** Handlers of changing email and phone number (requirements 7). */
export const contactHandlers = (world: World): ContactHandlers => ({
  confirmChangeEmail: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    const email = world.state.pendingEmails[userId]
    if (!email) throw notFound('code_expired')
    checkCode(world, userId, 'confirmationCode', body.confirmationCode)
    changeAccount(world, userId, { email })
    delete world.state.pendingEmails[userId]
    return {}
  },
  confirmChangePhoneNumber: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    const phoneNumber = world.state.pendingPhones[userId]
    if (!phoneNumber) throw notFound('code_expired')
    checkCode(world, userId, 'confirmationCode', body.confirmationCode)
    changeAccount(world, userId, { phoneNumber })
    delete world.state.pendingPhones[userId]
    return {}
  },
  initiateChangeEmail: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    const isTaken = body.email === SENTINEL.takenEmail || accountByEmail(world, body.email) !== undefined
    if (isTaken) throw invalidField('email', 'email_taken')
    world.state.pendingEmails[userId] = body.email
    writeLetter(world, body.email, 'code', DEMO_CODE)
    return {}
  },
  initiateChangePhoneNumber: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    if (body.phoneNumber === SENTINEL.refusedPhone) {
      return { error: { key: 'phone_invalid', text: 'Enter a valid phone number.' } }
    }
    if (!/^\+\d{7,15}$/.test(body.phoneNumber)) throw invalidField('phoneNumber', 'phone_invalid')
    world.state.pendingPhones[userId] = body.phoneNumber
    writeLetter(world, body.phoneNumber, 'code', DEMO_CODE)
    return { error: null }
  },
  removePhoneNumber: ({ request }) => {
    changeAccount(world, callerOf(world, request).userId, { phoneNumber: null })
    return {}
  },
  resendChangeEmail: ({ request }) => {
    const { userId } = callerOf(world, request)
    sendCode(world, userId, world.state.pendingEmails[userId] ?? '')
    return {}
  },
  resendChangePhoneNumber: ({ request }) => {
    const { userId } = callerOf(world, request)
    sendCode(world, userId, world.state.pendingPhones[userId] ?? '')
    return {}
  },
})
