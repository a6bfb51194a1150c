import { LEAVE_REASON_MAX } from '@/domain/account/leave-account'
import { isBlank } from '@/lib/text/blank'

import { type Account, changeAccount } from '../account/accounts'
import { latestLog } from '../shifts/clock'
import { Refusal, invalidField } from '../base/refusal'
import { endSessions } from '../account/sessions'
import type { World } from '../../state/world'
import { reassignChats } from './assigned-chats'
import { allPeople } from '../account/person'

const isOnlyDirector = (world: World, { userId, roles }: Account): boolean =>
  roles.includes('agency_director') &&
  !allPeople(world).some(
    (person) =>
      person.userId !== userId && person.status === 'active' && person.roles.includes('agency_director'),
  )

/** A user leaves: signs them out everywhere, reassigns their chats, and stores the reason for the agency. */
export function leaveVoluntarily(world: World, account: Account, reason: string, isDeleted: boolean): void {
  const { userId } = account
  if (isBlank(reason)) throw invalidField('deleteReason', 'field_missing')
  if (reason.length > LEAVE_REASON_MAX) throw invalidField('deleteReason', 'text_too_long')
  if (latestLog(world, userId)?.clockOutAt === null) throw new Refusal(409, 'clocked_in')
  if (isOnlyDirector(world, account)) throw new Refusal(409, 'last_director')
  reassignChats(world, userId, undefined)
  const at = world.now()
  changeAccount(world, userId, { isDeactivated: true, left: { reason: reason.trim(), at, isDeleted } })
  world.state.people[userId] = { ...world.state.people[userId], leftAt: at }
  endSessions(world, (session) => session.userId === userId)
}
