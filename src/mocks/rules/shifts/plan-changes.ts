import { notFound, Refusal } from '../base/refusal'
import type { World } from '../../state/world'
import type { PlanPart, StoredShift } from '../../state/people-state'
import { findShift } from './shift-plan'
import { rejectOverlaps } from './save-shift'

const MAX_UNDO = 50

/** Entries of one record that are missing or different in another. */
const changedEntries = <Value>(
  now: Record<string, Value>,
  before: Record<string, Value>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(now).filter(([id, value]) => before[id] !== value))

/** The entries of a record with the given ids; absent ones are skipped. */
const pickIds = <Value>(all: Record<string, Value>, ids: object): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id in ids))

const planPartOf = (whole: PlanPart, ids: PlanPart): PlanPart => ({
  shifts: pickIds(whole.shifts, ids.shifts),
  seriesEnds: pickIds(whole.seriesEnds, ids.seriesEnds),
})

/** The current plan of a world. */
const planOf = ({ state }: World): PlanPart => ({
  shifts: { ...state.shifts },
  seriesEnds: { ...state.seriesEnds },
})

/** Compares two parts, ignoring the order of entries. */
const isSame = (one: PlanPart, other: PlanPart): boolean => {
  const textOf = ({ shifts, seriesEnds }: PlanPart) =>
    JSON.stringify(
      [shifts, seriesEnds].map((part) => Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
  return textOf(one) === textOf(other)
}

/** Runs a change to the plan, returns its result, and rolls it back. */
export function dryRun<Result>(world: World, work: () => Result): Result {
  const before = planOf(world)
  try {
    return work()
  } finally {
    Object.assign(world.state, before)
  }
}

/** Runs an undoable change to the plan; rolls back when it throws. */
export function changePlan<Result>(world: World, by: string, work: () => Result) {
  const before = planOf(world)
  try {
    const result = work()
    const { shifts, seriesEnds } = world.state
    const after = {
      shifts: changedEntries(shifts, before.shifts),
      seriesEnds: changedEntries(seriesEnds, before.seriesEnds),
    }
    const changeId = world.newId('plan-change')
    world.state.planChanges[changeId] = { by, before: planPartOf(before, after), after }
    for (const old of Object.keys(world.state.planChanges).slice(0, -MAX_UNDO))
      delete world.state.planChanges[old]
    return { result, changeId }
  } catch (error) {
    Object.assign(world.state, before)
    throw error
  }
}

/**
 * Undoes a person's change. Throws 409 when the plan has changed since. Returns its shifts before and
 * after.
 */
export function undoPlanChange(world: World, by: string, changeId: string) {
  const change = world.state.planChanges[changeId]
  if (change?.by !== by) throw notFound()
  const { before, after } = change
  const now = planOf(world)
  if (!isSame(planPartOf(now, after), after)) throw new Refusal(409, 'stale_update')
  const without = <Value>(all: Record<string, Value>, ids: object) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !(id in ids)))
  world.state.shifts = { ...without(now.shifts, after.shifts), ...before.shifts }
  world.state.seriesEnds = { ...without(now.seriesEnds, after.seriesEnds), ...before.seriesEnds }
  const ids = Object.keys(after.shifts)
  const back = ids.map((id) => findShift(world, id)).filter((shift) => shift !== undefined)
  try {
    rejectOverlaps(world, back)
  } catch (error) {
    Object.assign(world.state, now)
    throw error
  }
  delete world.state.planChanges[changeId]
  const gone = Object.values(after.shifts).filter((shift): shift is StoredShift => shift !== null)
  return { gone, back }
}
