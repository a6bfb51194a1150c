import { useEffect, useRef, useState } from 'react'

import { sendHeartbeat } from '@/api/calls/chatter'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import { toServerTime } from '@/services/server-clock'

import type { Attendance } from './attendance'
import { type AttendanceWatch, watchAttendance } from './watch-attendance'

/** Nobody is told when a heartbeat fails: the next one says it again. */
const beat = (chatterWorkLogId: string, activeSince: number): void => {
  send(sendHeartbeat, { chatterWorkLogId, activeSince: isoOf(toServerTime(activeSince)) }).catch(
    () => undefined,
  )
}

/** Watches over one running log: heartbeats, the idle question, and leaving when it gets no answer. */
export function useAttendance(chatterWorkLogId: string, onLeave: () => void) {
  const [question, setQuestion] = useState<Attendance>()
  const watch = useRef<AttendanceWatch>(undefined)
  useEffect(() => {
    watch.current = watchAttendance({
      onBeat: (activeSince) => beat(chatterWorkLogId, activeSince),
      onAsk: setQuestion,
      onLeave,
    })
    return () => watch.current?.stop()
  }, [chatterWorkLogId, onLeave])
  return { question, answer: () => watch.current?.answer() }
}
