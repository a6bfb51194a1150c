import { useEffect } from 'react'

import type { WorkLog } from '@/domain/shift/work-log'
import { deferred, usePreload } from '@/services/loading/deferred'

import { setClockOutStep, useClockOutStep } from '../clock-out-step'
import { useClockOut } from '../use-clock-status'
import { useClockOutCheck } from '../use-clock-out-check'

const ClockOutDialog = deferred(async () => (await import('./clock-out-dialog')).ClockOutDialog)

const cancelClockOut = (): void => setClockOutStep(undefined)

/** Renders the clock-out dialog once for the page, wherever Clock Out was pressed. */
export function ClockOutPrompt({ log: { chatterWorkLogId } }: { log: WorkLog }) {
  const check = useClockOutCheck()
  const step = useClockOutStep(chatterWorkLogId)
  const { mutate: clockOut } = useClockOut()
  // Closes the dialog when its log or the session ends.
  useEffect(() => cancelClockOut, [])
  usePreload(ClockOutDialog.preload)
  if (!check || !step?.isAsking) return null
  const leave = () => {
    cancelClockOut()
    clockOut({ chatterWorkLogId })
  }
  return <ClockOutDialog check={check} onStay={cancelClockOut} onClockOut={leave} />
}
