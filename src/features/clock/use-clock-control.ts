import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isOnDuty, type WorkLog } from '@/domain/work-log'

import { idleAfterMsOf } from './attendance'
import { setClockOutStep, stepOf, useClockOutStep } from './clock-out-step'
import { runningLog, useClockIn, useClockOut, useClockStatus } from './use-clock'
import { asksNothing, freshCheck } from './use-clock-out-check'
import { useLastClockAct } from './use-last-clock-act'

export interface Clock {
  /** The log that runs; nothing when off duty. */
  log: WorkLog | undefined
  /** After so long without input somebody is asked whether they still work. */
  idleAfterMs: number
  isBusy: boolean
  /** What went wrong with the last press, of whichever clock, told beside the button. */
  problem: string | undefined
  /** Clocks in or out; where the agency asks something before clocking out, `ClockOutQuestion` asks it. */
  press: () => void
  /** Puts the problem away. */
  forget: () => void
}

/** Clocks out of a log, after the question where the agency has one. */
function usePressOut() {
  const client = useQueryClient()
  const { mutate: clockOut } = useClockOut()
  return async ({ chatterWorkLogId }: WorkLog) => {
    if (stepOf(chatterWorkLogId)) return
    if (asksNothing(client)) return clockOut({ chatterWorkLogId })
    setClockOutStep({ chatterWorkLogId, isAsking: false })
    const check = await freshCheck(client)
    // Meanwhile the log may have ended elsewhere, or the session with it.
    const isStill = runningLog(client)?.chatterWorkLogId === chatterWorkLogId
    setClockOutStep(isStill && check?.asks ? { chatterWorkLogId, isAsking: true } : undefined)
    if (isStill && !check?.asks) clockOut({ chatterWorkLogId })
  }
}

/** What the clock shows and does; nothing until its status has loaded. There may be several: they show the same. */
export function useClock(): Clock | undefined {
  const { t } = useTranslation('common')
  const { data } = useClockStatus()
  const { mutate: clockIn } = useClockIn()
  const pressOut = usePressOut()
  const last = useLastClockAct()
  const log = data && isOnDuty(data.chatterWorkLog) ? data.chatterWorkLog : undefined
  const step = useClockOutStep(log?.chatterWorkLogId)
  if (!data) return undefined

  // What failed is told while it is still so: another tab may have done it since.
  const reason = last.error && last.isClockOut === (log !== undefined) ? errorText(last.error) : undefined
  return {
    log,
    idleAfterMs: idleAfterMsOf(data.idleAfterS),
    // Clock Out is optimistic: nobody waits for it, and a second press meets the button of the other kind.
    isBusy: last.isPending === true || step?.isAsking === false,
    problem: reason && t(log ? 'clock.out_failed' : 'clock.in_failed', { reason }),
    press: () => (log ? void pressOut(log) : clockIn()),
    forget: last.forget,
  }
}
