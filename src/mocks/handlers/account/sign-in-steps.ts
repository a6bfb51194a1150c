import * as calls from '@/api/calls/account/sign-in-steps'

import { EMPLOYEE_ROLES, rankOf } from '@/domain/agency/employee'
import { ROUTES } from '@/domain/page/routes'

import { accountById, callerOf, changeAccount } from '../../rules/account/accounts'
import { checkCode, RESEND_AFTER_S, masked, sendCode } from '../../rules/account/verification-codes'
import { DEMO_CODE, DEMO_INVITATION } from '../../rules/account/identities'
import { serve } from '../bind-handlers'
import { findInvited } from '../../rules/account/person'
import { forbidden, notFound, Refusal, invalidField } from '../../rules/base/refusal'
import { DAY_MS, HOUR_MS, iso } from '../../seed/calendar'
import { AGENCY, withLowerRoles } from '../../seed/staff'
import { SENTINEL } from '../../rules/account/sentinels'
import { sessionOf, tokensFor, trustDevice } from '../../rules/account/sessions'
import type { World } from '../../state/world'
import { checkNewPassword, passwordReset } from './password-reset'

const FAN = 101

function invitationOf(world: World, userId: string, code: string) {
  if (code === SENTINEL.expiredInvitation || world.state.usedInvitations[code]) {
    throw new Refusal(409, 'invitation_expired')
  }
  const { agencyName } = AGENCY
  if (code === DEMO_INVITATION || code === SENTINEL.invitationToStatistics) {
    const expiresAt = iso(Math.ceil(world.now() / DAY_MS) * DAY_MS + 5 * DAY_MS)
    return { agencyName, role: 'chatter', invitedBy: 'Daria Kowal', expiresAt } as const
  }
  // Never reveals another person's invitation.
  const person = findInvited(world, code)
  if (person?.userId !== userId) throw notFound('invitation_unknown')
  const endsAt = person.inviteEndsAt ?? 0
  if (endsAt < world.now()) throw new Refusal(409, 'invitation_expired')
  const by = accountById(world, world.state.invited[userId]?.invitedBy ?? 'staff-01')
  const role = EMPLOYEE_ROLES[rankOf(person.roles)] ?? 'chatter'
  return { agencyName, role, invitedBy: by?.displayName ?? '', expiresAt: iso(endsAt) } as const
}

/** Whether the code is one of their recovery codes, which then becomes invalid. */
function consumeRecoveryCode(world: World, userId: string, code: string): boolean {
  const codes = world.state.accounts[userId]?.recoveryCodes ?? []
  if (!codes.includes(code)) return false
  changeAccount(world, userId, { recoveryCodes: codes.filter((one) => one !== code) })
  return true
}

/** Handlers of second factor, confirmation, invitations and locked accounts (screens S1). */
export const signInSteps = serve(calls, {
  ...passwordReset,
  sendMfaCode: ({ world, body, request }) => {
    const account = callerOf(world, request)
    if (body.method === 'app') return { sentTo: null, retryAfter: 0 }
    const to = body.method === 'sms' ? (account.phoneNumber ?? account.email) : account.email
    sendCode(world, account.userId, to)
    return { sentTo: masked(to), retryAfter: RESEND_AFTER_S }
  },
  verifyMfaCode: ({ world, body, request }) => {
    const session = sessionOf(world, request)
    const { userId } = session
    checkCode(
      world,
      userId,
      'code',
      body.code,
      (code) => code === DEMO_CODE || consumeRecoveryCode(world, userId, code),
    )
    session.isProven = true
    if (body.trustDevice) trustDevice(world, session)
    return tokensFor(world, session)
  },
  sendVerification: ({ world, request }) => {
    const account = callerOf(world, request)
    sendCode(world, account.userId, account.email)
  },
  confirmVerification: ({ world, body, request }) => {
    const account = callerOf(world, request)
    if (account.status !== 1) throw forbidden()
    checkCode(world, account.userId, 'verificationCode', body.verificationCode)
    changeAccount(world, account.userId, { status: account.hasAgency ? FAN : 2 })
    return tokensFor(world, sessionOf(world, request))
  },
  getInvitation: ({ world, body, request }) =>
    invitationOf(world, callerOf(world, request).userId, body.inviteCode),
  acceptInvitation: ({ world, body, request }) => {
    const account = callerOf(world, request)
    if (account.status !== 2) throw forbidden()
    const { role } = invitationOf(world, account.userId, body.inviteCode)
    if (body.legalFullName.trim() === '') throw invalidField('legalFullName', 'field_missing')
    checkNewPassword(body.password)
    world.state.usedInvitations[body.inviteCode] = account.userId
    const { legalFullName, password } = body
    changeAccount(world, account.userId, {
      status: FAN,
      roles: withLowerRoles(role),
      legalFullName,
      password,
      ...(body.inviteCode === SENTINEL.invitationToStatistics && {
        authFlowIntent: ROUTES.agencyStatistics.path,
      }),
    })
    return tokensFor(world, sessionOf(world, request))
  },
  getLockedStatus: ({ world }) => {
    const noticedAt = Math.floor(world.now() / DAY_MS) * DAY_MS - 3 * HOUR_MS
    return {
      reason: 'suspicious_sign_in',
      lockedUntil: iso(noticedAt + 2 * DAY_MS),
      steps: ['reset_password', 'check_email', 'contact_support'],
      noticedAt: iso(noticedAt),
      country: 'BR',
    }
  },
})
