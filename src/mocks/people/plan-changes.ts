import { missing, Refusal } from '../refusal'
import type { World } from '../world'
import type { PlanPart, StoredShift } from './people-state'
import { findShift } from './plan'
import { refuseClashes } from './save-shift'

const KEPT = 50

/** Entries of one record that are missing or different in another. */
const changedIn = <Value>(now: Record<string, Value>, before: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(now).filter(([id, value]) => before[id] !== value))

/** The entries of a record with the given ids; absent ones are skipped. */
const under = <Value>(all: Record<string, Value>, ids: object): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id in ids))

const partOf = (whole: PlanPart, ids: PlanPart): PlanPart => ({
  shifts: under(whole.shifts, ids.shifts),
  seriesEnds: under(whole.seriesEnds, ids.seriesEnds),
})

/** The current plan of a world. */
const planIn = ({ state }: World): PlanPart => ({
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
export function trying<Result>(world: World, work: () => Result): Result {
  const before = planIn(world)
  try {
    return work()
  } finally {
    Object.assign(world.state, before)
  }
}

/** Runs an undoable change to the plan; rolls back when it throws. */
export function changing<Result>(world: World, by: string, work: () => Result) {
  const before = planIn(world)
  try {
    const result = work()
    const { shifts, seriesEnds } = world.state
    const after = {
      shifts: changedIn(shifts, before.shifts),
      seriesEnds: changedIn(seriesEnds, before.seriesEnds),
    }
    const changeId = world.newId('plan-change')
    world.state.planChanges[changeId] = { by, before: partOf(before, after), after }
    for (const old of Object.keys(world.state.planChanges).slice(0, -KEPT))
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
export function takeBack(world: World, by: string, changeId: string) {
  const change = world.state.planChanges[changeId]
  if (change?.by !== by) throw missing()
  const { before, after } = change
  const now = planIn(world)
  if (!isSame(partOf(now, after), after)) throw new Refusal(409, 'stale_update')
  const without = <Value>(all: Record<string, Value>, ids: object) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !(id in ids)))
  world.state.shifts = { ...without(now.shifts, after.shifts), ...before.shifts }
  world.state.seriesEnds = { ...without(now.seriesEnds, after.seriesEnds), ...before.seriesEnds }
  const ids = Object.keys(after.shifts)
  const back = ids.map((id) => findShift(world, id)).filter((shift) => shift !== undefined)
  try {
    refuseClashes(world, back)
  } catch (error) {
    Object.assign(world.state, now)
    throw error
  }
  delete world.state.planChanges[changeId]
  const gone = Object.values(after.shifts).filter((shift): shift is StoredShift => shift !== null)
  return { gone, back }
}
