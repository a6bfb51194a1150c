import { teamLogs } from './clock'
import { DAY_MS } from '../../seed/calendar'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'
import { assignedBetween, weekOf } from './shift-plan'

export interface WeekHours {
  planned: number
  clocked: number
}

export interface TeamWeek {
  hoursOf(userId: string): WeekHours
  /** Their newest log of recent days. */
  logOf(userId: string): StoredLog | undefined
}

const LATEST_LOG_MS = 7 * DAY_MS
const overlapOf = (start: number, end: number, from: number, to: number): number =>
  Math.max(0, Math.min(end, to) - Math.max(start, from)) / 1000

export interface Week {
  from: number
  to: number
}

/** Planned and clocked hours of a week for some or all people, computed once. */
export function weekHours(
  world: World,
  userIds?: ReadonlySet<string>,
  { from, to }: Week = weekOf(world.now()),
): TeamWeek {
  const now = world.now()
  const planned = new Map<string, number>()
  for (const shift of assignedBetween(world, from, to, userIds)) {
    if (shift.state === 'draft') continue
    const seconds = overlapOf(shift.startAt, shift.endAt, from, to)
    planned.set(shift.userId, (planned.get(shift.userId) ?? 0) + seconds)
  }
  const clocked = new Map<string, number>()
  const newest = new Map<string, StoredLog>()
  for (const log of teamLogs(world, Math.min(from, now - LATEST_LOG_MS), now + 1, userIds)) {
    const seconds = overlapOf(log.clockInAt, log.clockOutAt ?? now, from, to)
    clocked.set(log.userId, (clocked.get(log.userId) ?? 0) + seconds)
    // Sorted newest first, so the first one wins.
    if (!newest.has(log.userId)) newest.set(log.userId, log)
  }
  return {
    hoursOf: (userId) => ({
      planned: Math.round(planned.get(userId) ?? 0),
      clocked: Math.round(clocked.get(userId) ?? 0),
    }),
    logOf: (userId) => newest.get(userId),
  }
}
