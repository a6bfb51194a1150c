import type * as calls from '@/api/calls/account/user'

import { callerOf, changeAccount } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { leaveVoluntarily } from '../../rules/people/self-leave'
import { iso, DAY_MS } from '../../seed/calendar'

const REMIND_AFTER_MS = 30 * DAY_MS

/** Handlers of prompts about the user's account and its settings. */
export const ownAccount = {
  checkPrompts: ({ world, request }) => {
    const { userId, email, tosAcceptedAt, reservedName } = callerOf(world, request)
    const { claimed = false, reminderAt = null } = world.state.accounts[userId]?.reservation ?? {}
    const usernameReservation =
      reservedName === null
        ? null
        : {
            email,
            usernameReservationId: `reservation-${userId}`,
            username: reservedName,
            claimed,
            externalId: null,
            reminderAt,
            provider: 'invitation',
          }
    return { usernameReservation, tosAcceptedAt }
  },
  pushPrompts: ({ world, body, request }) => {
    const { userId, reservedName } = callerOf(world, request)
    if (body.tos) changeAccount(world, userId, { tosAcceptedAt: iso(world.now()) })
    if (body.reservation && reservedName !== null)
      changeAccount(world, userId, {
        username: reservedName,
        reservation: { claimed: true, reminderAt: null },
      })
    else if (!body.tos)
      changeAccount(world, userId, {
        reservation: { claimed: false, reminderAt: iso(world.now() + REMIND_AFTER_MS) },
      })
  },
  getCensorship: ({ world, request }) => ({
    level: world.state.accounts[callerOf(world, request).userId]?.censorshipLevel ?? 0,
  }),
  setCensorship: ({ world, body, request }) => {
    changeAccount(world, callerOf(world, request).userId, { censorshipLevel: body.level })
  },
  getAdultFlag: ({ world, request }) => ({ flag: callerOf(world, request).isOfAge }),
  refreshActive: ({ world, request }) => {
    callerOf(world, request)
  },
  getStatusSettings: ({ world, request }) =>
    world.state.statusSettings[callerOf(world, request).userId] ?? { online: true, visible: true },
  editStatusSettings: ({ world, body, request }) => {
    world.state.statusSettings[callerOf(world, request).userId] = body
  },
  deactivateUser: ({ world, body, request }) => {
    leaveVoluntarily(world, callerOf(world, request), body.deleteReason, false)
  },
  deleteUser: ({ world, body, request }) => {
    leaveVoluntarily(world, callerOf(world, request), body.deleteReason, true)
  },
} satisfies Partial<Handlers<typeof calls>>
