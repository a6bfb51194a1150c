import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'

import { listWorkLogs } from '@/api/calls/chatter/chatter'
import { invalidateCalls } from '@/api/query'
import { type WorkLog, elapsedMs, isClockForgotten } from '@/domain/shift/work-log'
import { deferred, usePreload } from '@/services/loading/deferred'
import { useTranslation } from '@/i18n/use-translation'
import { formatDuration, timeBeside } from '@/i18n/format'
import { serverNow, toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'
import { isolate } from '@/lib/text/isolate'
import { deviceTimeZone } from '@/lib/device-time-zone'

import { OffDutyReminder } from './off-duty-reminder'
import { StillWorkingDialog } from './still-working-dialog'
import { useAttendance } from './use-attendance'
import { type Clock, useClock, setClockOutStep, useClockOutStep } from './use-clock'
import { useClockOut } from './use-clock-status'
import { useClockOutCheck } from './use-clock-out-check'
import { useClosedLog } from './use-closed-log'

/** Lazy-loaded, because few logs are closed by others. */
const CorrectionDialog = deferred(async () => (await import('./correction-dialog')).CorrectionDialog)

/** Says that the server closed a log, or who did and why, and offers a correction. */
function ClosedNotice() {
  const { t } = useTranslation('common')
  const { log, forget } = useClosedLog()
  const [isFixing, setFixing] = useState(false)
  if (!log?.clockOutAt) return null
  const time = timeBeside(log.clockOutAt, serverNow())
  return (
    <>
      <Banner
        edge="bar"
        tone="warning"
        onDismiss={forget}
        actions={
          <Button size="small" onClick={() => setFixing(true)}>
            {t('clock.fix')}
          </Button>
        }
      >
        {log.closeReason === null
          ? t('clock.closed_for_you', { time })
          : t('clock.closed_by_manager', { time, reason: isolate(log.closeReason) })}
      </Banner>
      {isFixing && (
        <CorrectionDialog log={log} timezone={deviceTimeZone()} onClose={() => setFixing(false)} />
      )}
    </>
  )
}

/** Shown past 12 hours, when the user has probably forgotten to clock out. */
function ForgottenNotice({ log, onClockOut }: { log: WorkLog; onClockOut: () => void }) {
  const { t } = useTranslation('common')
  const [isDismissed, setDismissed] = useState(false)
  const now = toServerTime(useMinute())
  if (isDismissed || !isClockForgotten(log, now)) return null
  const duration = formatDuration(elapsedMs(log, now))
  return (
    <Banner
      edge="bar"
      tone="warning"
      onDismiss={() => setDismissed(true)}
      actions={
        <Button size="small" onClick={onClockOut}>
          {t('clock.clock_out')}
        </Button>
      }
    >
      <RichText
        text={t('clock.forgotten', RAW_TEXT)}
        values={{ duration }}
        // Silent by its role, where screen readers would announce each new minute.
        parts={{ elapsed: <span role="timer" /> }}
      />
    </Banner>
  )
}

const ClockOutDialog = deferred(async () => (await import('./clock-out-dialog')).ClockOutDialog)

const cancelClockOut = (): void => setClockOutStep(undefined)

/** Renders the clock-out dialog once for the page, wherever Clock Out was pressed. */
function ClockOutPrompt({ log: { chatterWorkLogId } }: { log: WorkLog }) {
  const check = useClockOutCheck()
  const step = useClockOutStep(chatterWorkLogId)
  const { mutate: clockOut } = useClockOut()
  // Closes the dialog when its log or the session ends.
  useEffect(() => cancelClockOut, [])
  usePreload(ClockOutDialog.preload)
  if (!check || !step?.isConfirming) return null
  const leave = () => {
    cancelClockOut()
    clockOut({ chatterWorkLogId })
  }
  return <ClockOutDialog check={check} onStay={cancelClockOut} onClockOut={leave} />
}

/** Background tasks while a log is running. */
function OnDutyTasks({ log, clock }: { log: WorkLog; clock: Clock }) {
  const client = useQueryClient()
  // The server may close a log by itself; either way the list of logs is stale.
  useEffect(() => () => void invalidateCalls(client, listWorkLogs), [client])
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
