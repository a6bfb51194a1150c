import { LEAVE_REASON_MAX } from '@/domain/leave-account'
import { isBlank } from '@/lib/blank'

import { type Account, changeAccount } from '../accounts'
import { latestLog } from '../clock'
import { Refusal, unfit } from '../refusal'
import { endSessions } from '../sessions'
import type { World } from '../world'
import { bequeath } from './assigned'
import { peopleOf } from './person'

export const hasDeleted = (world: World, userId: string): boolean =>
  world.state.accounts[userId]?.left?.isDeleted === true

const isOnlyDirector = (world: World, { userId, roles }: Account): boolean =>
  roles.includes('agency_director') &&
  !peopleOf(world).some(
    (person) =>
      person.userId !== userId && person.status === 'active' && person.roles.includes('agency_director'),
  )

/** A user leaves: signs them out everywhere, reassigns their chats, and stores the reason for the agency. */
export function leaveByWill(world: World, account: Account, reason: string, isDeleted: boolean): void {
  const { userId } = account
  if (isBlank(reason)) throw unfit('deleteReason', 'field_missing')
  if (reason.length > LEAVE_REASON_MAX) throw unfit('deleteReason', 'text_too_long')
  if (latestLog(world, userId)?.clockOutAt === null) throw new Refusal(409, 'clocked_in')
  if (isOnlyDirector(world, account)) throw new Refusal(409, 'last_director')
  bequeath(world, userId, undefined)
  const at = world.now()
  changeAccount(world, userId, { isDeactivated: true, left: { reason: reason.trim(), at, isDeleted } })
  world.state.people[userId] = { ...world.state.people[userId], leftAt: at }
  endSessions(world, (session) => session.userId === userId)
}
