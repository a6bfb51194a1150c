import { useSyncExternalStore } from 'react'

/** The step of clocking out of a log: first its figures load, then the dialog asks. */
interface ClockOutStep {
  chatterWorkLogId: string
  isAsking: boolean
}

/* Module state: the component that started it, such as the palette, may unmount before the response. */

const listeners = new Set<() => void>()
let step: ClockOutStep | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setClockOutStep(next: ClockOutStep | undefined): void {
  step = next
  listeners.forEach((listener) => listener())
}

/** Returns the step of this log; undefined for another one. */
export const stepOf = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  step?.chatterWorkLogId === chatterWorkLogId ? step : undefined

export const useClockOutStep = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  useSyncExternalStore(subscribe, () => stepOf(chatterWorkLogId))
