import { HEARTBEAT_EVERY_MS, IDLE_ANSWER_TIMEOUT_MS, IDLE_DEFAULT_MS, IDLE_MIN_MS } from '@/config/constants'
import { hasElapsed } from '@/lib/elapsed'

/** Tracks whether a chatter on duty is active. Moments are in this device's epoch milliseconds. */
export interface Attendance {
  lastInputAt: number
  /** Idle time in ms before the question. */
  idleAfterMs: number
  /** The first input since the last heartbeat, if any. */
  activeSince: number | undefined
  heartbeatAt: number
  isQuestionOpen: boolean
}

/** The next action: send a heartbeat, ask whether the chatter is active, or treat them as gone. */
export type AttendanceAction = 'beat' | 'ask' | 'leave'

/**
 * Converts the agency's limit from seconds; a default without one, with a minimum of five minutes (screens
 * S20).
 */
export const idleAfterMsOf = (idleAfterS: number | null): number =>
  idleAfterS === null ? IDLE_DEFAULT_MS : Math.max(IDLE_MIN_MS, idleAfterS * 1000)

const goneAfterMs = ({ idleAfterMs }: Pick<Attendance, 'idleAfterMs'>): number =>
  idleAfterMs + IDLE_ANSWER_TIMEOUT_MS

/** Opening the page or answering the question counts as activity. */
export const startAttendance = (now: number, idleAfterMs: number): Attendance => ({
  idleAfterMs,
  lastInputAt: now,
  activeSince: now,
  heartbeatAt: now,
  isQuestionOpen: false,
})

/** Input this old belongs to no heartbeat any more: the device may have slept since. */
const INPUT_STALE_AFTER_MS = 2 * HEARTBEAT_EVERY_MS

const isInputStale = ({ lastInputAt }: Attendance, now: number): boolean =>
  now - lastInputAt >= INPUT_STALE_AFTER_MS

/**
 * Records a key or pointer input. An open question needs its own answer; after a long absence it has expired.
 */
export function withInput(attendance: Attendance, now: number): Attendance {
  if (attendance.isQuestionOpen || now - attendance.lastInputAt >= goneAfterMs(attendance)) return attendance
  const activeSince = isInputStale(attendance, now) ? now : (attendance.activeSince ?? now)
  return { ...attendance, lastInputAt: now, activeSince }
}

/** Records activity in another tab or on another device, which sends its own heartbeats. */
export const withActivityElsewhere = (attendance: Attendance, at: number): Attendance =>
  at > attendance.lastInputAt ? { ...attendance, lastInputAt: at, isQuestionOpen: false } : attendance

/** The server timestamps our own heartbeats later than we do, by at most this many ms. */
const OWN_HEARTBEAT_WITHIN_MS = 5000

/**
 * Records the server's last activity time; one caused by our own heartbeat says nothing about other devices.
 */
export const withServerActivity = (attendance: Attendance, at: number): Attendance =>
  at > attendance.heartbeatAt + OWN_HEARTBEAT_WITHIN_MS ? withActivityElsewhere(attendance, at) : attendance

export const withHeartbeat = (attendance: Attendance, now: number): Attendance => ({
  ...attendance,
  activeSince: undefined,
  heartbeatAt: now,
})

export const withQuestion = (attendance: Attendance): Attendance => ({ ...attendance, isQuestionOpen: true })

export function dueAction(attendance: Attendance, now: number): AttendanceAction | undefined {
  const idleMs = now - attendance.lastInputAt
  if (idleMs >= goneAfterMs(attendance)) return 'leave'
  if (idleMs >= attendance.idleAfterMs) return attendance.isQuestionOpen ? undefined : 'ask'
  const isBeatDue = hasElapsed(attendance.heartbeatAt, HEARTBEAT_EVERY_MS, now)
  const hasInput = attendance.activeSince !== undefined && !isInputStale(attendance, now)
  return isBeatDue && hasInput ? 'beat' : undefined
}

/** Returns the ms left to answer the question. */
export const answerLeftMs = (
  question: Pick<Attendance, 'lastInputAt' | 'idleAfterMs'>,
  now: number,
): number => Math.max(0, question.lastInputAt + goneAfterMs(question) - now)
