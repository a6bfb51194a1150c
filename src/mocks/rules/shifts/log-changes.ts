import { findLog, recordAction, teamLogs, emitClockChange } from './clock'
import { invalidField, Refusal, orNotFound } from '../base/refusal'
import { DAY_MS } from '../../seed/calendar'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'
import type { LogTimes } from '../../state/people-state'

/** A longer log is most likely an input error. */
const MAX_LOG_MS = DAY_MS

export const timesOf = ({ clockInAt, clockOutAt }: LogTimes): LogTimes => ({ clockInAt, clockOutAt })

/** Finds a log. Throws 404. */
export function findLogOrThrow(world: World, chatterWorkLogId: string): StoredLog {
  return orNotFound(findLog(world, chatterWorkLogId))
}

/** Throws 409 where the client saw other times: a colleague changed them, or the log has ended since. */
export function checkLogVersion({ clockInAt, clockOutAt }: LogTimes, seen: LogTimes): void {
  if (clockInAt !== seen.clockInAt || clockOutAt !== seen.clockOutAt) throw new Refusal(409, 'stale_update')
}

/** Throws 422 for invalid times: end before start, future, a day or more, or overlapping another log. */
export function checkTimes(
  world: World,
  log: { userId: string; chatterWorkLogId?: string },
  { clockInAt, clockOutAt }: LogTimes,
): void {
  const now = world.now()
  if (clockInAt > now) throw invalidField('clockInAt', 'range_unfit')
  const end = clockOutAt ?? now
  if (end <= clockInAt || end > now + 60_000 || end - clockInAt > MAX_LOG_MS)
    throw invalidField('clockOutAt', 'range_unfit')
  const others = teamLogs(world, clockInAt, end, new Set([log.userId]))
  const overlaps = others.some(
    (other) =>
      other.chatterWorkLogId !== log.chatterWorkLogId &&
      other.clockInAt < end &&
      (other.clockOutAt ?? now) > clockInAt,
  )
  if (overlaps) throw invalidField('clockInAt', 'log_overlaps')
}

/** Sets the times of a log, wherever it is stored. */
function storeTimes(world: World, log: StoredLog, times: LogTimes, source: StoredLog['source']): void {
  const kept = world.state.logs.find(({ chatterWorkLogId }) => chatterWorkLogId === log.chatterWorkLogId)
  if (!kept) {
    world.state.logTimes[log.chatterWorkLogId] = { ...times, source }
    return
  }
  if (kept.clockOutAt === null && times.clockOutAt === null) {
    // Its person did nothing.
    Object.assign(kept, times, { source, lastActiveAt: Math.max(kept.lastActiveAt, times.clockInAt) })
    return
  }
  // A reopened log counts as active just now.
  const seenAt = times.clockOutAt ?? world.now()
  if (kept.clockOutAt === null) recordAction(kept, seenAt)
  Object.assign(kept, times, { source, lastActiveAt: seenAt })
}

interface LogChangeReason {
  userId: string
  reason: string
  source?: StoredLog['source']
}

/** Changes the times of a log, records by whom and why, and notifies those concerned. */
export function changeLog(world: World, log: StoredLog, times: LogTimes, why: LogChangeReason): StoredLog {
  const { userId, reason, source = 'manager' } = why
  const before = timesOf(log)
  const { logHistory } = world.state
  storeTimes(world, log, times, source)
  const change = { at: world.now(), userId, before, after: timesOf(times), reason }
  logHistory[log.chatterWorkLogId] = [change, ...(logHistory[log.chatterWorkLogId] ?? [])]
  emitClockChange(world, log.userId)
  return findLogOrThrow(world, log.chatterWorkLogId)
}

/** Takes the last change of a log back, as if it had never been made. */
export function undoLogChange(world: World, log: StoredLog, before: LogTimes, source: StoredLog['source']) {
  const { logHistory } = world.state
  storeTimes(world, log, before, source)
  logHistory[log.chatterWorkLogId] = (logHistory[log.chatterWorkLogId] ?? []).slice(1)
  emitClockChange(world, log.userId)
}

/** Adds a log with both its times for a person who forgot to clock in, and records by whom and why. */
export function addLog(
  world: World,
  log: { userId: string; clockInAt: number; clockOutAt: number },
  { userId, reason }: LogChangeReason,
): StoredLog {
  checkTimes(world, log, log)
  const chatterWorkLogId = world.newId('log')
  world.state.logs.push({
    ...log,
    chatterWorkLogId,
    lastActiveAt: log.clockOutAt,
    source: 'manager',
    isAdded: true,
  })
  world.state.logHistory[chatterWorkLogId] = [
    { at: world.now(), userId, before: null, after: timesOf(log), reason },
  ]
  emitClockChange(world, log.userId)
  return findLogOrThrow(world, chatterWorkLogId)
}
