import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

/** The step of clocking out of a log: first its figures load, then the dialog asks. */
interface ClockOutStep {
  chatterWorkLogId: string
  isAsking: boolean
}

/* Module state: the component that started it, such as the palette, may unmount before the response. */

const step = createStore<ClockOutStep | undefined>(undefined)

export const setClockOutStep: (next: ClockOutStep | undefined) => void = step.set

/** Returns the step of this log; undefined for another one. */
export function clockOutStepOf(chatterWorkLogId: string | undefined): ClockOutStep | undefined {
  const current = step.get()
  return current?.chatterWorkLogId === chatterWorkLogId ? current : undefined
}

export const useClockOutStep = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  useSyncExternalStore(step.subscribe, () => clockOutStepOf(chatterWorkLogId))
