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
/** While nobody answers and the server keeps the log open, it is asked again this often. */
const LOOK_AGAIN_AFTER_MS = 60_000

export interface AttendanceListener {
  /** Somebody works; `activeSince` is the first input since the last time this was said. */
  onBeat: (activeSince: number) => void
  /** The question is to be shown, or taken away. */
  onAsk: (attendance: Attendance | undefined) => void
  /** When the server last knew of somebody; nothing if it cannot be asked. A log that it has closed ends the watch. */
  whenSeen: () => Promise<number | undefined>
}

export interface AttendanceWatch {
  /** 'Still working' was pressed. */
  answer: () => void
  stop: () => void
}

type WhenSeen = AttendanceListener['whenSeen']

/** Asks the server once at a time; where the time is up already, only so often. */
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

/** Watches inputs in this tab and news of other tabs and devices, and acts once a second at most. Ends nothing. */
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
  // Somebody may work at another device, and the server may have closed the log: it is asked before anybody here.
  const look = lookout(whenSeen, (seenAt) => {
    if (isStopped) return
    const now = Date.now()
    if (seenAt !== undefined) become(seenByServer(attendance, Math.min(seenAt, now)))
    const due = dueAct(attendance, now)
    // Too late for an answer, and yet the log runs: whoever comes back may say so.
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
