import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { listWorkLogs } from '@/api/calls/chatter'
import { isOnDuty, type WorkLog } from '@/domain/work-log'
import { beforeLogout } from '@/services/before-logout'
import { toast } from '@/services/toasts'

import { noticeMemory } from './notice-memory'
import { ClosedNotice } from './parts/closed-notice'
import { ForgottenNotice } from './parts/forgotten-notice'
import { OffDutyReminder } from './parts/off-duty-reminder'
import { StillWorking } from './parts/still-working'
import { useAttendance } from './use-attendance'
import { useClockInAllTabs, useClockOut, useClockStatus } from './use-clock'

/** What goes on while a log runs. */
function OnDuty({ log }: { log: WorkLog }) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const { mutateAsync: closeQuietly } = useClockOut({ isQuiet: true })
  const { mutateAsync: close } = useClockOut()
  const { chatterWorkLogId } = log
  // By promise, not by callback: the log closes at once, and with it this component goes.
  const leave = useCallback(async () => {
    // A refusal means that the server, or another tab, was first; nobody is there to be told either way.
    await closeQuietly({ chatterWorkLogId }).then(
      () => noticeMemory.rememberClosed(chatterWorkLogId),
      () => undefined,
    )
    await client.invalidateQueries({ queryKey: [listWorkLogs.path] })
  }, [closeQuietly, chatterWorkLogId, client])
  // The server may close a log before this page does; its end is news for the list either way.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [listWorkLogs.path] }), [client])
  const onLeave = useCallback(() => void leave(), [leave])
  const { question, answer } = useAttendance(chatterWorkLogId, onLeave)
  const clockOut = async () => {
    await close({ chatterWorkLogId }).then(
      () => toast.success(t('clock.clocked_out')),
      () => undefined,
    )
  }
  return (
    <>
      <ForgottenNotice log={log} onClockOut={() => void clockOut()} />
      {question && <StillWorking lastInputAt={question.lastInputAt} onAnswer={answer} />}
    </>
  )
}

function LoadedKeeper() {
  useClockInAllTabs()
  useEffect(() => beforeLogout(async () => noticeMemory.forget()), [])
  const { data } = useClockStatus()
  const log = data?.chatterWorkLog
  if (!data) return null
  return (
    <>
      {isOnDuty(log) && <OnDuty key={log.chatterWorkLogId} log={log} />}
      <ClosedNotice />
      <OffDutyReminder />
    </>
  )
}

/** Keeps the clock honest while the console is open. Mounted once, for chatters, above the page: its notices show there. */
export function ClockKeeper() {
  return (
    <Suspense fallback={null}>
      <LoadedKeeper />
    </Suspense>
  )
}
