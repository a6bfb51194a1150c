import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { errorText } from '@/api/errors'
import type { ClockOutCheck } from '@/domain/clock-out-check'
import { isOnDuty, type WorkLog } from '@/domain/work-log'
import { toast } from '@/services/toasts'

import { useClockOutCheck } from './use-clock-out-check'
import { useClockIn, useClockOut, useClockStatus } from './use-clock'

export interface Clock {
  /** The log that runs; nothing when off duty. */
  log: WorkLog | undefined
  isBusy: boolean
  /** What went wrong with the last press, told beside the button. */
  problem: string | undefined
  /** Clocks in or out; where the agency asks something before clocking out, asks. */
  press: () => void
  /** What is asked now before clocking out, and the two answers. */
  question: { check: ClockOutCheck; onStay: () => void; onClockOut: () => void } | undefined
  /** Puts the problem away. */
  forget: () => void
}

/** What the clock shows and does; nothing until its status has loaded. */
export function useClock(): Clock | undefined {
  const { t } = useTranslation('common')
  const { data } = useClockStatus()
  const clockIn = useClockIn()
  const clockOut = useClockOut()
  const check = useClockOutCheck(isOnDuty(data?.chatterWorkLog))
  const [isAsking, setAsking] = useState(false)
  if (!data) return undefined

  const log = isOnDuty(data.chatterWorkLog) ? data.chatterWorkLog : undefined
  const reasonOf = (error: Error | null) => (error ? errorText(error) : undefined)
  const inReason = reasonOf(clockIn.error)
  const outReason = reasonOf(clockOut.error)
  const inProblem = inReason && t('clock.in_failed', { reason: inReason })
  const outProblem = outReason && t('clock.out_failed', { reason: outReason })

  const enter = () =>
    clockIn.mutate(undefined, {
      onSuccess: ({ wasOnDuty }) =>
        wasOnDuty ? toast.info(t('clock.already_in')) : toast.success(t('clock.clocked_in')),
    })
  const leave = ({ chatterWorkLogId }: WorkLog) => {
    setAsking(false)
    clockOut.mutate({ chatterWorkLogId }, { onSuccess: () => toast.success(t('clock.clocked_out')) })
  }
  const pressOut = (running: WorkLog) => (check ? setAsking(true) : leave(running))

  return {
    log,
    // Clock Out is optimistic: nobody waits for it, and a second press meets the button of the other kind.
    isBusy: clockIn.isPending || clockOut.isPending,
    problem: log ? outProblem : inProblem,
    press: () => (log ? pressOut(log) : enter()),
    question:
      isAsking && check && log
        ? { check, onStay: () => setAsking(false), onClockOut: () => leave(log) }
        : undefined,
    forget: () => {
      clockIn.reset()
      clockOut.reset()
    },
  }
}
