import { type Account, changeAccount, hasDeleted } from '../account/accounts'
import { teamLogs } from '../shifts/clock'
import { Refusal } from '../base/refusal'
import { endSessions } from '../account/sessions'
import type { World } from '../../state/world'
import { assignedByCreator, reassignChats } from './assigned-chats'
import { editablePerson } from './change-person'
import { changeLog } from '../shifts/log-changes'
import { findPerson } from '../account/person'
import { PLAN_HORIZON_MS, shiftsBetween } from '../shifts/shift-plan'

const shiftsAhead = (world: World, userId: string) =>
  shiftsBetween(world, world.now(), world.now() + PLAN_HORIZON_MS, new Set([userId])).filter(
    ({ startAt }) => startAt > world.now(),
  )

/** What a leaver's chats and shifts would leave to others. */
export function leavingEffects(world: World, userIds: readonly string[]) {
  const openChats = new Map<string, number>()
  for (const userId of userIds)
    for (const [{ userId: creatorId }, { length }] of assignedByCreator(world, userId))
      openChats.set(creatorId, (openChats.get(creatorId) ?? 0) + length)
  return {
    openChats: [...openChats].map(([creatorId, count]) => ({ creatorId, count })),
    plannedShifts: userIds.reduce((sum, userId) => sum + shiftsAhead(world, userId).length, 0),
  }
}

function cancelShiftsOf(world: World, userId: string): void {
  for (const { shiftId } of shiftsAhead(world, userId)) {
    if (world.state.shifts[shiftId]) world.state.shifts[shiftId] = null
  }
  world.state.people[userId] = { ...world.state.people[userId], shiftsEndAt: world.now() }
}

function clockOut(world: World, caller: Account, userId: string): void {
  const now = world.now()
  const open = teamLogs(world, now, now + 1, new Set([userId])).find(({ clockOutAt }) => clockOutAt === null)
  if (!open) return
  const times = { clockInAt: open.clockInAt, clockOutAt: Math.max(now, open.clockInAt + 1000) }
  changeLog(world, open, times, { userId: caller.userId, reason: 'Deactivated' })
}

interface DeactivationRequest {
  userIds: readonly string[]
  reassignTo?: string | undefined
  cancelShifts: boolean
}

/** Deactivates people: signs them out, clocks them out, and reassigns their chats. Returns the counts. */
export function deactivate(
  world: World,
  caller: Account,
  { userIds, reassignTo, cancelShifts }: DeactivationRequest,
): { moved: number; left: number } {
  const people = userIds.map((userId) => editablePerson(world, caller, userId))
  const next = reassignTo === undefined ? undefined : findPerson(world, reassignTo)
  const canTake = next?.status === 'active' && !userIds.includes(next.userId)
  if (reassignTo !== undefined && !canTake) throw new Refusal(409, 'person_gone')
  if (people.some(({ status }) => status !== 'active')) throw new Refusal(409, 'stale_update')
  const chats = { moved: 0, left: 0 }
  for (const { userId } of people) {
    clockOut(world, caller, userId)
    const { moved, left } = reassignChats(world, userId, next)
    chats.moved += moved
    chats.left += left
    if (cancelShifts) cancelShiftsOf(world, userId)
    changeAccount(world, userId, { isDeactivated: true })
    world.state.people[userId] = { ...world.state.people[userId], leftAt: world.now() }
    endSessions(world, (session) => session.userId === userId)
  }
  return chats
}

/** Reactivates people; cancelled shifts stay cancelled. */
export function reactivate(world: World, caller: Account, userIds: readonly string[]): void {
  const people = userIds.map((userId) => editablePerson(world, caller, userId))
  if (people.some(({ status }) => status !== 'inactive')) throw new Refusal(409, 'stale_update')
  if (people.some(({ userId }) => hasDeleted(world, userId))) throw new Refusal(409, 'account_deleted')
  for (const { userId } of people) {
    changeAccount(world, userId, { isDeactivated: false })
    world.state.people[userId] = { ...world.state.people[userId], leftAt: null }
  }
}
