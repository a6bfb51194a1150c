import { onUserInput } from '@/services/input/user-input'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'
import { onTick } from '@/services/page/tick'

import {
  type Attendance,
  dueAction,
  withServerActivity,
  withActivityElsewhere,
  startAttendance,
  withHeartbeat,
  withInput,
  withQuestion,
} from './attendance'

const ACTIVITY_MESSAGE = 'clock.seen'
/** Interval in ms of further checks while the question is unanswered and the server keeps the log open. */
const RECHECK_AFTER_MS = 60_000

export interface AttendanceListener {
  /** Called on activity; `activeSince` is the first input since the last call. */
  onBeat: (activeSince: number) => void
  /** Called to show or close the question. */
  onAsk: (attendance: Attendance | undefined) => void
  /**
   * Returns when the server last saw the user; undefined if unreachable. Ends the watch when the server has
   * closed the log.
   */
  fetchLastActivity: () => Promise<number | undefined>
}

export interface AttendanceWatch {
  /** The user pressed 'Still working'. */
  answer: () => void
  stop: () => void
}

type FetchLastActivity = AttendanceListener['fetchLastActivity']

/** Checks the server one request at a time, and throttles once the time is up. */
function serverCheck(whenSeen: FetchLastActivity, onSeen: (seenAt: number | undefined) => void) {
  let isLooking = false
  let lookedAt = -Infinity
  return async (due: 'ask' | 'leave'): Promise<void> => {
    const isEarly = due === 'leave' && Date.now() - lookedAt < RECHECK_AFTER_MS
    if (isLooking || isEarly) return
    isLooking = true
    lookedAt = Date.now()
    const seenAt = await whenSeen()
    isLooking = false
    onSeen(seenAt)
  }
}

/**
 * Watches input in this tab and activity in other tabs and on other devices; acts at most once a second.
 * Never ends the log.
 */
export function watchAttendance(idleAfterMs: number, listener: AttendanceListener): AttendanceWatch {
  const { onBeat, onAsk, fetchLastActivity } = listener
  let attendance = startAttendance(Date.now(), idleAfterMs)
  let isStopped = false

  const setAttendance = (next: Attendance) => {
    const { isQuestionOpen } = attendance
    attendance = next
    if (next.isQuestionOpen !== isQuestionOpen) onAsk(next.isQuestionOpen ? next : undefined)
  }
  const beat = (now: number) => {
    postTabMessage(ACTIVITY_MESSAGE)
    onBeat(attendance.activeSince ?? now)
    setAttendance(withHeartbeat(attendance, now))
  }
  // Checks the server before asking here: the user may be active on another device, or the log closed.
  const recheck = serverCheck(fetchLastActivity, (seenAt) => {
    if (isStopped) return
    const now = Date.now()
    if (seenAt !== undefined) setAttendance(withServerActivity(attendance, Math.min(seenAt, now)))
    const due = dueAction(attendance, now)
    // Expired, but the log still runs: a returning user may still answer.
    if (due === 'ask' || (due === 'leave' && seenAt !== undefined)) setAttendance(withQuestion(attendance))
  })
  const act = () => {
    const due = dueAction(attendance, Date.now())
    if (due === 'beat') beat(Date.now())
    else if (due) void recheck(due)
  }
  const stops = [
    onUserInput(() => setAttendance(withInput(attendance, Date.now()))),
    onTabMessage(ACTIVITY_MESSAGE, () => setAttendance(withActivityElsewhere(attendance, Date.now()))),
    onTick(act),
    () => void (isStopped = true),
  ]
  return {
    answer: () => {
      setAttendance(startAttendance(Date.now(), idleAfterMs))
      // At once: the server waits no longer than the question does.
      beat(Date.now())
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
