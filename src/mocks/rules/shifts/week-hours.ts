import { overlapMs } from '@/domain/shift/shift-grid'
import { spanOfLog } from '@/domain/shift/work-log'

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
    const seconds = overlapMs(shift, { from, to }) / 1000
    planned.set(shift.userId, (planned.get(shift.userId) ?? 0) + seconds)
  }
  const clocked = new Map<string, number>()
  const newest = new Map<string, StoredLog>()
  for (const log of teamLogs(world, Math.min(from, now - LATEST_LOG_MS), now + 1, userIds)) {
    const seconds = overlapMs(spanOfLog(log, now), { from, to }) / 1000
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
