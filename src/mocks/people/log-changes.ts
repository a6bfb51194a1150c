import { findLog, noteAction, teamLogs, tellClock } from '../clock'
import { missing, unfit } from '../refusal'
import { DAY_MS } from '../seed/calendar'
import type { StoredLog } from '../state'
import type { World } from '../world'
import type { LogTimes } from './people-state'

/** Longer than anybody works; a log beyond it is a slip of the pen. */
const LONGEST_MS = DAY_MS

export const timesOf = ({ clockInAt, clockOutAt }: LogTimes): LogTimes => ({ clockInAt, clockOutAt })

/** 404 for one that is not there. */
export function logIn(world: World, chatterWorkLogId: string): StoredLog {
  const log = findLog(world, chatterWorkLogId)
  if (!log) throw missing()
  return log
}

/** 422 where times cannot be: the end before the beginning, in the future, a day and more, or over another log. */
export function checkTimes(world: World, log: StoredLog, { clockInAt, clockOutAt }: LogTimes): void {
  const now = world.now()
  if (clockInAt > now) throw unfit('clockInAt', 'range_unfit')
  const end = clockOutAt ?? now
  if (end <= clockInAt || end > now + 60_000 || end - clockInAt > LONGEST_MS)
    throw unfit('clockOutAt', 'range_unfit')
  const others = teamLogs(world, clockInAt, end, new Set([log.userId]))
  const overlaps = others.some(
    (other) =>
      other.chatterWorkLogId !== log.chatterWorkLogId &&
      other.clockInAt < end &&
      (other.clockOutAt ?? now) > clockInAt,
  )
  if (overlaps) throw unfit('clockInAt', 'log_overlaps')
}

/** Sets the times of a log, wherever it is kept. */
function put(world: World, log: StoredLog, times: LogTimes, source: StoredLog['source']): void {
  const kept = world.state.logs.find(({ chatterWorkLogId }) => chatterWorkLogId === log.chatterWorkLogId)
  if (!kept) {
    world.state.logTimes[log.chatterWorkLogId] = { ...times, source }
    return
  }
  // Somebody put back on duty counts as seen just now.
  const seenAt = times.clockOutAt ?? world.now()
  if (kept.clockOutAt === null) noteAction(kept, seenAt)
  Object.assign(kept, times, { source, lastActiveAt: seenAt })
}

interface Why {
  userId: string
  reason: string
  source?: StoredLog['source']
}

/** Changes the times of a log, says by whom and why, and tells who is concerned. */
export function changeLog(world: World, log: StoredLog, times: LogTimes, why: Why): StoredLog {
  const { userId, reason, source = 'manager' } = why
  const before = timesOf(log)
  const { logHistory } = world.state
  put(world, log, times, source)
  const change = { at: world.now(), userId, before, after: timesOf(times), reason }
  logHistory[log.chatterWorkLogId] = [change, ...(logHistory[log.chatterWorkLogId] ?? [])]
  tellClock(world, log.userId)
  return logIn(world, log.chatterWorkLogId)
}
