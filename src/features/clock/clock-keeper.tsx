import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'

import { listWorkLogs } from '@/api/calls/chatter'
import type { WorkLog } from '@/domain/work-log'
import { beforeLogout } from '@/services/before-logout'

import { noticeMemory } from './notice-memory'
import { ClockOutQuestion } from './parts/clock-out-question'
import { ClosedNotice } from './parts/closed-notice'
import { ForgottenNotice } from './parts/forgotten-notice'
import { OffDutyReminder } from './parts/off-duty-reminder'
import { StillWorking } from './parts/still-working'
import { useAttendance } from './use-attendance'
import { type Clock, useClock } from './use-clock-control'

/** Background tasks while a log is running. */
function OnDuty({ log, clock }: { log: WorkLog; clock: Clock }) {
  const client = useQueryClient()
  // The server may close a log by itself; either way the list of logs is stale.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [listWorkLogs.path] }), [client])
  const { question, answer } = useAttendance(log.chatterWorkLogId, clock.idleAfterMs)
  return (
    <>
      <ForgottenNotice log={log} onClockOut={clock.press} />
      <ClockOutQuestion log={log} />
      {question && <StillWorking question={question} onAnswer={answer} />}
    </>
  )
}

function LoadedKeeper() {
  useEffect(() => beforeLogout(async () => noticeMemory.forget()), [])
  const clock = useClock()
  if (!clock) return null
  const { log } = clock
  return (
    <>
      {log && <OnDuty key={log.chatterWorkLogId} log={log} clock={clock} />}
      <ClosedNotice />
      <OffDutyReminder />
    </>
  )
}

/**
 * Runs the clock's background tasks while the console is open. Mounted once, for chatters, above the page,
 * where its notices show.
 */
export function ClockKeeper() {
  return (
    <Suspense fallback={null}>
      <LoadedKeeper />
    </Suspense>
  )
}
