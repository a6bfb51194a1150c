import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type * as calls from '@/api/calls/shifts'
import type { PlannedShift } from '@/domain/planned-shift'

import { type Account, callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { once } from '../once'
import { differing, ownPerson } from '../people/change-person'
import { checkPlan } from '../people/check-plan'
import { clashesIn, wireClash } from '../people/clashes'
import { requireOwnCreators } from '../people/invite'
import { mayEdit, RANK, rankOf } from '../people/ranks'
import { peopleOf, personIn } from '../people/person'
import { isOpen, shiftsBetween } from '../people/plan'
import { changing, takeBack, trying } from '../people/plan-changes'
import type { StoredShift } from '../people/people-state'
import { copyShifts, publish, tellPlan } from '../people/publish'
import { periodOf, seenOf } from '../people/scope'
import { checkSeen, checkZone, deleteShift, previewShift, saveShift, shiftIn } from '../people/save-shift'
import { Refusal } from '../refusal'
import { iso } from '../seed/calendar'
import type { World } from '../world'
import { correctionHandlers } from './corrections'
import { workLogHandlers } from './work-logs'

type ShiftHandlers = Handlers<typeof calls>
type Some<Name extends keyof ShiftHandlers> = Pick<ShiftHandlers, Name>

const wireShift = (world: World, shift: StoredShift): v.InferInput<typeof PlannedShift> => ({
  ...shift,
  isOpen: isOpen(world, shift),
  startAt: iso(shift.startAt),
  endAt: iso(shift.endAt),
  creatorIds: [...shift.creatorIds],
})

/** The people whose shifts the client plans: managers for all up to their own rank. */
function plannedBy(world: World, asker: Account): ReadonlySet<string> | undefined {
  if (rankOf(asker.roles) >= RANK.manager) return undefined
  const own = peopleOf(world).filter((person) => mayEdit(world, asker, person))
  return new Set(own.map(({ userId }) => userId))
}

/** A person whose shifts the client plans, active or not; managers plan themselves too. */
function requireOwnPlan(world: World, asker: Account, userId: string): void {
  const isSelf = userId === asker.userId && rankOf(asker.roles) >= RANK.manager
  if (!isSelf) ownPerson(world, asker, userId)
}

/** A person to whom the client can give a shift. */
function requirePlannable(world: World, asker: Account, userId: string): void {
  requireOwnPlan(world, asker, userId)
  if (personIn(world, userId)?.status !== 'active') throw new Refusal(409, 'person_gone')
}

type AskedShift = ParsedRequestOf<typeof calls.previewShift>

/** The requested shift, after a check of permissions, and the shift before. */
function wishOf(world: World, asker: Account, body: AskedShift) {
  const before = body.shiftId === undefined ? undefined : shiftIn(world, body.shiftId)
  const userIds = [...new Set(body.userIds)]
  // Its person may have left since, and the shift is open then.
  const given = before?.userId === userIds[0] ? userIds.slice(1) : userIds
  for (const userId of given) requirePlannable(world, asker, userId)
  if (before) {
    requireOwnPlan(world, asker, before.userId)
    checkSeen(before, body.seen)
  }
  requireOwnCreators(world, asker, differing(body.creatorIds, before?.creatorIds ?? []))
  const span = { startAt: Date.parse(body.startAt), endAt: Date.parse(body.endAt) }
  return { before, wish: { ...body, ...span, userIds } }
}

const planning = (
  world: World,
): Some<
  | 'listPlannedShifts'
  | 'saveShift'
  | 'previewShift'
  | 'deleteShift'
  | 'revertShifts'
  | 'checkShifts'
  | 'copyWeek'
  | 'publishShifts'
> => ({
  listPlannedShifts: ({ body, request }) => {
    const { from, to } = periodOf(body)
    const asker = callerOf(world, request)
    const { creatorIds } = body
    const all = body.isOpen
      ? shiftsBetween(world, from, to, plannedBy(world, asker)).filter((shift) => isOpen(world, shift))
      : shiftsBetween(world, from, to, seenOf(world, asker, body.userIds))
    const shown = creatorIds
      ? all.filter((shift) => shift.creatorIds.some((creatorId) => creatorIds.includes(creatorId)))
      : all
    const ids = new Set(shown.map(({ shiftId }) => shiftId))
    const held = all.filter((shift) => !isOpen(world, shift))
    const clashes = clashesIn(held).filter(({ shiftIds }) => shiftIds.some((id) => ids.has(id)))
    return { data: shown.map((shift) => wireShift(world, shift)), clashes: clashes.map(wireClash) }
  },
  saveShift: ({ body, request }) => {
    const asker = callerOf(world, request)
    return once(world, asker.userId, body.clientId, () => {
      const { before, wish } = wishOf(world, asker, body)
      const { result: saved, changeId } = changing(world, asker.userId, () => saveShift(world, wish))
      tellPlan(world, [...saved, ...(before ? [before] : [])], asker.userId, 'Your shifts have changed.')
      return { data: saved.map((shift) => wireShift(world, shift)), changeId }
    })
  },
  previewShift: ({ body, request }) => {
    const { wish } = wishOf(world, callerOf(world, request), body)
    const { count, clashes } = trying(world, () => previewShift(world, wish))
    return { count, clashes: clashes.map(wireClash) }
  },
  deleteShift: ({ body, request }) => {
    const asker = callerOf(world, request)
    const shift = shiftIn(world, body.shiftId)
    requireOwnPlan(world, asker, shift.userId)
    checkSeen(shift, body.seen)
    const { result: gone, changeId } = changing(world, asker.userId, () =>
      deleteShift(world, shift, body.scope),
    )
    tellPlan(world, gone, asker.userId, 'A shift of yours has been called off.')
    return { deletedIds: gone.map(({ shiftId }) => shiftId), changeId }
  },
  revertShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    const { gone, back } = takeBack(world, asker.userId, body.changeId)
    tellPlan(world, [...gone, ...back], asker.userId, 'Your shifts are as they were.')
    return { data: back.map((shift) => wireShift(world, shift)) }
  },
  checkShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkZone(body.timezone)
    const creatorIds = rankOf(asker.roles) >= RANK.manager ? undefined : asker.creatorIds
    return checkPlan(world, { ...periodOf(body), planned: plannedBy(world, asker), creatorIds })
  },
  copyWeek: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkZone(body.timezone)
    return once(world, asker.userId, body.clientId, () => {
      const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
      const userIds = plannedBy(world, asker)
      const { result: copied, changeId } = changing(world, asker.userId, () =>
        copyShifts(world, { from, to, timezone: body.timezone, userIds }),
      )
      return { data: copied.map((shift) => wireShift(world, shift)), changeId }
    })
  },
  publishShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    return publish(world, { ...periodOf(body), userIds: plannedBy(world, asker) }, asker.userId)
  },
})

/** Handlers of shifts (screens S5, S6). */
export const shiftHandlers = (world: World): ShiftHandlers => ({
  ...planning(world),
  ...workLogHandlers(world),
  ...correctionHandlers(world),
})
