import { onInput } from '@/services/input'
import { hearTabs, tellTabs } from '@/services/tabs'
import { onTick } from '@/services/tick'

import {
  type Attendance,
  dueAct,
  seenByServer,
  seenElsewhere,
  startAttendance,
  withBeat,
  withInput,
  withQuestion,
} from './attendance'

const SEEN = 'clock.seen'
/** Interval in ms of further checks while the question is unanswered and the server keeps the log open. */
const LOOK_AGAIN_AFTER_MS = 60_000

export interface AttendanceListener {
  /** Called on activity; `activeSince` is the first input since the last call. */
  onBeat: (activeSince: number) => void
  /** Called to show or close the question. */
  onAsk: (attendance: Attendance | undefined) => void
  /**
   * Returns when the server last saw the user; undefined if unreachable. Ends the watch when the server has
   * closed the log.
   */
  whenSeen: () => Promise<number | undefined>
}

export interface AttendanceWatch {
  /** The user pressed 'Still working'. */
  answer: () => void
  stop: () => void
}

type WhenSeen = AttendanceListener['whenSeen']

/** Checks the server one request at a time, and throttles once the time is up. */
function lookout(whenSeen: WhenSeen, onSeen: (seenAt: number | undefined) => void) {
  let isLooking = false
  let lookedAt = -Infinity
  return async (due: 'ask' | 'leave'): Promise<void> => {
    const isEarly = due === 'leave' && Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS
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
  const { onBeat, onAsk, whenSeen } = listener
  let attendance = startAttendance(Date.now(), idleAfterMs)
  let isStopped = false

  const become = (next: Attendance) => {
    const { isAsked } = attendance
    attendance = next
    if (next.isAsked !== isAsked) onAsk(next.isAsked ? next : undefined)
  }
  const beat = (now: number) => {
    tellTabs(SEEN)
    onBeat(attendance.activeSince ?? now)
    become(withBeat(attendance, now))
  }
  // Checks the server before asking here: the user may be active on another device, or the log closed.
  const look = lookout(whenSeen, (seenAt) => {
    if (isStopped) return
    const now = Date.now()
    if (seenAt !== undefined) become(seenByServer(attendance, Math.min(seenAt, now)))
    const due = dueAct(attendance, now)
    // Expired, but the log still runs: a returning user may still answer.
    if (due === 'ask' || (due === 'leave' && seenAt !== undefined)) become(withQuestion(attendance))
  })
  const act = () => {
    const due = dueAct(attendance, Date.now())
    if (due === 'beat') beat(Date.now())
    else if (due) void look(due)
  }
  const stops = [
    onInput(() => become(withInput(attendance, Date.now()))),
    hearTabs(SEEN, () => become(seenElsewhere(attendance, Date.now()))),
    onTick(act),
    () => void (isStopped = true),
  ]
  return {
    answer: () => {
      become(startAttendance(Date.now(), idleAfterMs))
      // At once: the server waits no longer than the question does.
      beat(Date.now())
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
