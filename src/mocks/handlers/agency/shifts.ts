import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/agency/shifts'
import { type PlannedShift, SHIFT_PLAN_MAX_DAYS } from '@/domain/shift/planned-shift'
import { rankOf } from '@/domain/agency/employee'

import { type Account, callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { once } from '../once'
import { differing, editablePerson } from '../../rules/people/change-person'
import { checkPlan } from '../../rules/shifts/check-plan'
import { wireOverlap } from '../../rules/shifts/shift-overlaps'
import { requireOwnCreators } from '../../rules/people/invite'
import { mayEdit, RANK } from '../../rules/account/ranks'
import { allPeople, findPerson } from '../../rules/account/person'
import { isOpenShift, overlapsOf, shiftsBetween } from '../../rules/shifts/shift-plan'
import { changePlan, undoPlanChange, dryRun } from '../../rules/shifts/plan-changes'
import type { StoredShift } from '../../state/people-state'
import { copyShifts, publishShifts, notifyShiftChange } from '../../rules/shifts/publish-shifts'
import { visibleUsers } from '../../rules/people/scope'
import { checkZone } from '../../rules/base/check-zone'
import { requestedSpan } from '../../rules/base/span'
import {
  checkShiftVersion,
  deleteShift,
  previewShift,
  saveShift,
  findShiftOrThrow,
} from '../../rules/shifts/save-shift'
import { Refusal } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import type { World } from '../../state/world'
import { corrections } from './corrections'
import { workLogs } from './work-logs'

const wireShift = (world: World, shift: StoredShift): v.InferInput<typeof PlannedShift> => ({
  ...shift,
  isOpen: isOpenShift(world, shift),
  startAt: iso(shift.startAt),
  endAt: iso(shift.endAt),
  creatorIds: [...shift.creatorIds],
})

/** The people whose shifts the client plans: managers for all up to their own rank. */
function plannableUsers(world: World, caller: Account): ReadonlySet<string> | undefined {
  if (rankOf(caller.roles) >= RANK.manager) return undefined
  const own = allPeople(world).filter((person) => mayEdit(world, caller, person))
  return new Set(own.map(({ userId }) => userId))
}

/** A person whose shifts the client plans, active or not; managers plan themselves too. */
function requireOwnPlan(world: World, caller: Account, userId: string): void {
  const isSelf = userId === caller.userId && rankOf(caller.roles) >= RANK.manager
  if (!isSelf) editablePerson(world, caller, userId)
}

/** A person to whom the client can give a shift. */
function requirePlannable(world: World, caller: Account, userId: string): void {
  requireOwnPlan(world, caller, userId)
  if (findPerson(world, userId)?.status !== 'active') throw new Refusal(409, 'person_gone')
}

type ShiftRequestBody = ParsedRequestOf<typeof calls.previewShift>

/** The requested shift, after a check of permissions, and the shift before. */
function shiftRequestOf(world: World, caller: Account, body: ShiftRequestBody) {
  const before = body.shiftId === undefined ? undefined : findShiftOrThrow(world, body.shiftId)
  const keepsPerson = before && body.userIds.includes(before.userId)
  const userIds = [...new Set([...(keepsPerson ? [before.userId] : []), ...body.userIds])]
  for (const userId of userIds) {
    // Its person may have left since, and the shift is open then.
    if (userId !== before?.userId) requirePlannable(world, caller, userId)
  }
  if (before) {
    requireOwnPlan(world, caller, before.userId)
    checkShiftVersion(before, body.seen)
  }
  requireOwnCreators(world, caller, differing(body.creatorIds, before?.creatorIds ?? []))
  const span = { startAt: Date.parse(body.startAt), endAt: Date.parse(body.endAt) }
  return { before, wish: { ...body, ...span, userIds } }
}

/** Handlers of shifts (screens S5, S6). */
export const shifts = serve(calls, {
  listPlannedShifts: ({ world, body, request }) => {
    const { from, to } = requestedSpan(body, SHIFT_PLAN_MAX_DAYS)
    const caller = callerOf(world, request)
    const { creatorIds } = body
    const all = body.isOpen
      ? shiftsBetween(world, from, to, plannableUsers(world, caller)).filter((shift) =>
          isOpenShift(world, shift),
        )
      : shiftsBetween(world, from, to, visibleUsers(world, caller, body.userIds))
    const shown = creatorIds
      ? all.filter((shift) => shift.creatorIds.some((creatorId) => creatorIds.includes(creatorId)))
      : all
    return {
      data: shown.map((shift) => wireShift(world, shift)),
      clashes: overlapsOf(world, shown).map(wireOverlap),
    }
  },
  saveShift: once(({ world, body, request }) => {
    const caller = callerOf(world, request)
    const { before, wish } = shiftRequestOf(world, caller, body)
    const { result: saved, changeId } = changePlan(world, caller.userId, () => saveShift(world, wish))
    notifyShiftChange(
      world,
      [...saved, ...(before ? [before] : [])],
      caller.userId,
      'Your shifts have changed.',
    )
    return { data: saved.map((shift) => wireShift(world, shift)), changeId }
  }),
  previewShift: ({ world, body, request }) => {
    const { wish } = shiftRequestOf(world, callerOf(world, request), body)
    const { count, clashes } = dryRun(world, () => previewShift(world, wish))
    return { count, clashes: clashes.map(wireOverlap) }
  },
  deleteShift: once(({ world, body, request }) => {
    const caller = callerOf(world, request)
    const shift = findShiftOrThrow(world, body.shiftId)
    requireOwnPlan(world, caller, shift.userId)
    checkShiftVersion(shift, body.seen)
    const { result: gone, changeId } = changePlan(world, caller.userId, () =>
      deleteShift(world, shift, body.scope),
    )
    notifyShiftChange(world, gone, caller.userId, 'A shift of yours has been called off.')
    return { deletedIds: gone.map(({ shiftId }) => shiftId), changeId }
  }),
  revertShifts: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const { gone, back } = undoPlanChange(world, caller.userId, body.changeId)
    notifyShiftChange(world, [...gone, ...back], caller.userId, 'Your shifts are as they were.')
    return { data: back.map((shift) => wireShift(world, shift)) }
  },
  checkShifts: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const span = requestedSpan(body, SHIFT_PLAN_MAX_DAYS)
    const creatorIds = rankOf(caller.roles) >= RANK.manager ? undefined : caller.creatorIds
    return checkPlan(world, { ...span, planned: plannableUsers(world, caller), creatorIds })
  },
  copyWeek: once(({ world, body, request }) => {
    const caller = callerOf(world, request)
    checkZone(body.timezone)
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
    const userIds = plannableUsers(world, caller)
    const { result: copied, changeId } = changePlan(world, caller.userId, () =>
      copyShifts(world, { from, to, timezone: body.timezone, userIds }),
    )
    return { data: copied.map((shift) => wireShift(world, shift)), changeId }
  }),
  publishShifts: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    return publishShifts(
      world,
      { ...requestedSpan(body, SHIFT_PLAN_MAX_DAYS), userIds: plannableUsers(world, caller) },
      caller.userId,
    )
  },
  ...workLogs,
  ...corrections,
})
