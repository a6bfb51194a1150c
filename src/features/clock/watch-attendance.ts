import { hearTabs, tellTabs } from '@/services/tabs'
import { onTick } from '@/services/tick'

import {
  type Attendance,
  dueAct,
  seenElsewhere,
  startAttendance,
  withBeat,
  withInput,
  withQuestion,
} from './attendance'

const SEEN = 'clock.seen'
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const PASSIVE = { passive: true, capture: true } as const

function onInput(listener: () => void): () => void {
  for (const input of INPUTS) globalThis.addEventListener(input, listener, PASSIVE)
  return () => {
    for (const input of INPUTS) globalThis.removeEventListener(input, listener, PASSIVE)
  }
}

export interface AttendanceListener {
  /** Somebody works; `activeSince` is the first input since the last time this was said. */
  onBeat: (activeSince: number) => void
  /** The question is to be shown, or taken away. */
  onAsk: (attendance: Attendance | undefined) => void
  onLeave: () => void
}

export interface AttendanceWatch {
  /** 'Still working' was pressed. */
  answer: () => void
  stop: () => void
}

/** Watches inputs in this tab and news of other tabs, and acts once a second at most. */
export function watchAttendance({ onBeat, onAsk, onLeave }: AttendanceListener): AttendanceWatch {
  let attendance = startAttendance(Date.now())

  const act = () => {
    const now = Date.now()
    const due = dueAct(attendance, now)
    if (due === 'ask') {
      attendance = withQuestion(attendance)
      onAsk(attendance)
    } else if (due === 'beat') {
      tellTabs(SEEN)
      onBeat(attendance.activeSince ?? now)
      attendance = withBeat(attendance, now)
    } else if (due === 'leave') {
      // Counted anew: should leaving fail, it is asked again, not tried each second.
      attendance = startAttendance(now)
      onAsk(undefined)
      onLeave()
    }
  }
  const stops = [
    onInput(() => (attendance = withInput(attendance, Date.now()))),
    hearTabs(SEEN, () => {
      attendance = seenElsewhere(attendance, Date.now())
      onAsk(undefined)
    }),
    onTick(act),
  ]
  return {
    answer: () => {
      attendance = startAttendance(Date.now())
      onAsk(undefined)
      tellTabs(SEEN)
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
