import { useEffect } from 'react'

import type { WorkLog } from '@/domain/work-log'
import { late, useAhead } from '@/services/late'

import { setClockOutStep, useClockOutStep } from '../clock-out-step'
import { useClockOut } from '../use-clock'
import { useClockOutCheck } from '../use-clock-out-check'

const loadDialog = async () => (await import('./clock-out-dialog')).ClockOutDialog
const ClockOutDialog = late(loadDialog, null, 'now')

const stay = (): void => setClockOutStep(undefined)

/** Renders the clock-out dialog once for the page, wherever Clock Out was pressed. */
export function ClockOutQuestion({ log: { chatterWorkLogId } }: { log: WorkLog }) {
  const check = useClockOutCheck()
  const step = useClockOutStep(chatterWorkLogId)
  const { mutate: clockOut } = useClockOut()
  // Closes the dialog when its log or the session ends.
  useEffect(() => stay, [])
  useAhead(loadDialog)
  if (!check || !step?.isAsking) return null
  const leave = () => {
    stay()
    clockOut({ chatterWorkLogId })
  }
  return <ClockOutDialog check={check} onStay={stay} onClockOut={leave} />
}
