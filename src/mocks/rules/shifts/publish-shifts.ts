import { addDays, dayOf, daysBetween, startOfDay } from '@/domain/time/day'
import { moveByDays } from '@/domain/shift/shift-move'

import { Refusal } from '../base/refusal'
import type { World } from '../../state/world'
import type { StoredShift } from '../../state/people-state'
import { findPerson } from '../account/person'
import { assignedBetween, overlapsOf, shiftsBetween } from './shift-plan'
import { notifyPerson } from '../notices/notify-staff'
import { emitClockChange } from './clock'

/** Notifies people that their shifts have changed. */
export function notifyShiftChange(
  world: World,
  shifts: readonly StoredShift[],
  by: string,
  text: string,
): number {
  const userIds = new Set(shifts.filter(({ state }) => state === 'published').map(({ userId }) => userId))
  for (const userId of userIds) {
    if (userId !== by) notifyPerson(world, userId, text, null)
    emitClockChange(world, userId)
  }
  return userIds.size
}

/** The drafts that start in a period. */
export const draftsIn = (
  shifts: readonly StoredShift[],
  { from, to }: { from: number; to: number },
): StoredShift[] =>
  shifts.filter(({ state, startAt }) => state === 'draft' && startAt >= from && startAt < to)

/** Publishes the drafts of a period. Throws 409 while one overlaps another shift of its person. */
export function publishShifts(
  world: World,
  { from, to, userIds }: { from: number; to: number; userIds: ReadonlySet<string> | undefined },
  by: string,
) {
  const drafts = draftsIn(assignedBetween(world, from, to, userIds), { from, to })
  if (overlapsOf(world, drafts).length > 0) throw new Refusal(409, 'shift_clash')
  const range = { from, to, ...(userIds && { userIds: [...userIds] }) }
  if (drafts.length > 0) world.state.publishedRanges.push(range)
  const published = drafts.map((shift): StoredShift => ({ ...shift, state: 'published' }))
  for (const shift of published) {
    // Seeded shifts derive it from the published range.
    if (shift.shiftId in world.state.shifts) world.state.shifts[shift.shiftId] = shift
  }
  const notified = notifyShiftChange(world, published, by, 'New shifts of yours have been published.')
  return { published: drafts.length, notified }
}

/** The week that starts on a day of a zone. */
const weekStartingAt = (at: number, timezone: string): { from: number; to: number } => {
  const first = dayOf(at, timezone)
  return { from: startOfDay(first, timezone), to: startOfDay(addDays(first, 7), timezone) }
}

/**
 * Copies a week's shifts to another as drafts, each at its local time of day; skips existing ones and those of people
 * who left.
 */
export function copyShifts(
  world: World,
  {
    from,
    to,
    timezone,
    userIds,
  }: { from: number; to: number; timezone: string; userIds: ReadonlySet<string> | undefined },
): StoredShift[] {
  const [source, target] = [weekStartingAt(from, timezone), weekStartingAt(to, timezone)]
  const days = daysBetween(dayOf(source.from, timezone), dayOf(target.from, timezone))
  const there = new Set(
    shiftsBetween(world, target.from, target.to, userIds).map(
      ({ userId, startAt }) => `${userId} ${startAt}`,
    ),
  )
  return assignedBetween(world, source.from, source.to, userIds)
    .filter(({ startAt, userId }) => startAt >= source.from && findPerson(world, userId)?.status === 'active')
    .map((shift): StoredShift => {
      const span = moveByDays(shift, days, timezone)
      return { ...shift, ...span, shiftId: '', state: 'draft', seriesId: null, repeat: null }
    })
    .filter(({ userId, startAt }) => !there.has(`${userId} ${startAt}`))
    .map((shift) => {
      const copy = { ...shift, shiftId: world.newId('shift') }
      world.state.shifts[copy.shiftId] = copy
      return copy
    })
}
