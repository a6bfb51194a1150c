import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'

import { listWorkLogs } from '@/api/calls/chatter/chatter'
import type { WorkLog } from '@/domain/shift/work-log'
import { registerLogoutSaver } from '@/services/session/before-logout'

import { noticeMemory } from './notice-memory'
import { ClockOutPrompt } from './parts/clock-out-prompt'
import { ClosedNotice } from './parts/closed-notice'
import { ForgottenNotice } from './parts/forgotten-notice'
import { OffDutyReminder } from './parts/off-duty-reminder'
import { StillWorkingDialog } from './parts/still-working-dialog'
import { useAttendance } from './use-attendance'
import { type Clock, useClock } from './use-clock-control'

/** Background tasks while a log is running. */
function OnDutyTasks({ log, clock }: { log: WorkLog; clock: Clock }) {
  const client = useQueryClient()
  // The server may close a log by itself; either way the list of logs is stale.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [listWorkLogs.path] }), [client])
  const { question, answer } = useAttendance(log.chatterWorkLogId, clock.idleAfterMs)
  return (
    <>
      <ForgottenNotice log={log} onClockOut={clock.toggle} />
      <ClockOutPrompt log={log} />
      {question && <StillWorkingDialog question={question} onAnswer={answer} />}
    </>
  )
}

function LoadedClockTasks() {
  useEffect(() => registerLogoutSaver(async () => noticeMemory.forget()), [])
  const clock = useClock()
  if (!clock) return null
  const { log } = clock
  return (
    <>
      {log && <OnDutyTasks key={log.chatterWorkLogId} log={log} clock={clock} />}
      <ClosedNotice />
      <OffDutyReminder />
    </>
  )
}

/**
 * Runs the clock's background tasks while the console is open. Mounted once, for chatters, above the page,
 * where its notices show.
 */
export function ClockTasks() {
  return (
    <Suspense fallback={null}>
      <LoadedClockTasks />
    </Suspense>
  )
}
