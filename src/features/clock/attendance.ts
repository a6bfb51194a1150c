import { HEARTBEAT_EVERY_MS, IDLE_ANSWER_WITHIN_MS, IDLE_DEFAULT_MS, IDLE_MIN_MS } from '@/config/constants'
import { hasPassed } from '@/lib/has-passed'

/** Whether somebody who is on duty is there. Moments are this device's. */
export interface Attendance {
  lastInputAt: number
  /** After so long without input somebody is asked. */
  idleAfterMs: number
  /** The first input since the last heartbeat, if there was any. */
  activeSince: number | undefined
  beatAt: number
  isAsked: boolean
}

/** What is to be done now: say that somebody works, ask whether anybody does, or take it that nobody does. */
export type AttendanceAct = 'beat' | 'ask' | 'leave'

/** The agency's limit, in seconds; the usual one where it has none, and never less than five minutes (screens S20). */
export const idleAfterMsOf = (idleAfterS: number | null): number =>
  idleAfterS === null ? IDLE_DEFAULT_MS : Math.max(IDLE_MIN_MS, idleAfterS * 1000)

const goneAfterMs = ({ idleAfterMs }: Pick<Attendance, 'idleAfterMs'>): number =>
  idleAfterMs + IDLE_ANSWER_WITHIN_MS

/** Opening the page, or answering, counts as being there. */
export const startAttendance = (now: number, idleAfterMs: number): Attendance => ({
  idleAfterMs,
  lastInputAt: now,
  activeSince: now,
  beatAt: now,
  isAsked: false,
})

/** A key or a pointer. The question wants its own answer; after a long absence it is too late for any. */
export function withInput(attendance: Attendance, now: number): Attendance {
  if (attendance.isAsked || now - attendance.lastInputAt >= goneAfterMs(attendance)) return attendance
  return { ...attendance, lastInputAt: now, activeSince: attendance.activeSince ?? now }
}

/** Somebody was seen in another tab or at another device; the heartbeats for that come from there. */
export const seenElsewhere = (attendance: Attendance, at: number): Attendance =>
  at > attendance.lastInputAt ? { ...attendance, lastInputAt: at, isAsked: false } : attendance

/** The server answers a heartbeat of ours with its own moment. */
const OWN_BEAT_WITHIN_MS = 5000

/** When the server last knew of somebody: what it knows by a heartbeat from here tells of no other device. */
export const seenByServer = (attendance: Attendance, at: number): Attendance =>
  at > attendance.beatAt + OWN_BEAT_WITHIN_MS ? seenElsewhere(attendance, at) : attendance

export const withBeat = (attendance: Attendance, now: number): Attendance => ({
  ...attendance,
  activeSince: undefined,
  beatAt: now,
})

export const withQuestion = (attendance: Attendance): Attendance => ({ ...attendance, isAsked: true })

export function dueAct(attendance: Attendance, now: number): AttendanceAct | undefined {
  const idleMs = now - attendance.lastInputAt
  if (idleMs >= goneAfterMs(attendance)) return 'leave'
  if (idleMs >= attendance.idleAfterMs) return attendance.isAsked ? undefined : 'ask'
  const isBeatDue = hasPassed(attendance.beatAt, HEARTBEAT_EVERY_MS, now)
  return isBeatDue && attendance.activeSince !== undefined ? 'beat' : undefined
}

/** How long the question still waits for its answer. */
export const answerLeftMs = (asked: Pick<Attendance, 'lastInputAt' | 'idleAfterMs'>, now: number): number =>
  Math.max(0, asked.lastInputAt + goneAfterMs(asked) - now)
