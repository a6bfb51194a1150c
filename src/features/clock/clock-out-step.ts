import { useSyncExternalStore } from 'react'

/** Where clocking out of a log stands: its figures are looked up, then it is asked about. */
interface ClockOutStep {
  chatterWorkLogId: string
  isAsking: boolean
}

/* One for the page: what asked may have closed by the time the answer comes, as the palette does. */

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

/** Where clocking out of this log stands; nothing for another one. */
export const stepOf = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  step?.chatterWorkLogId === chatterWorkLogId ? step : undefined

export const useClockOutStep = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  useSyncExternalStore(subscribe, () => stepOf(chatterWorkLogId))
