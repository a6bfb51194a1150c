import { useQueryClient, useMutationState } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { errorText } from '@/api/errors'
import { type WorkLog, isOnDuty } from '@/domain/shift/work-log'
import { clockIn, clockOut } from '@/api/calls/chatter/chatter'
import { createStore } from '@/lib/store'

import { idleAfterMsOf } from './attendance'
import { runningLog, useClockIn, useClockOut, useClockStatus } from './use-clock-status'
import { fetchClockOutCheck, needsNoCheck, useClockOutZone } from './use-clock-out-check'

/** The step of clocking out of a log: first its figures load, then the dialog asks. */
interface ClockOutStep {
  chatterWorkLogId: string
  isConfirming: boolean
}

/* Module state: the component that started it, such as the palette, may unmount before the response. */

const step = createStore<ClockOutStep | undefined>(undefined)

export const setClockOutStep: (next: ClockOutStep | undefined) => void = step.set

/** Returns the step of this log; undefined for another one. */
function clockOutStepOf(chatterWorkLogId: string | undefined): ClockOutStep | undefined {
  const current = step.get()
  return current?.chatterWorkLogId === chatterWorkLogId ? current : undefined
}

export const useClockOutStep = (chatterWorkLogId: string | undefined): ClockOutStep | undefined =>
  useSyncExternalStore(step.subscribe, () => clockOutStepOf(chatterWorkLogId))

const PATHS: readonly unknown[] = [clockIn.path, clockOut.path]
const CLOCK_ACTIONS = {
  predicate: ({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }) =>
    PATHS.includes(options.mutationKey?.[0]),
}

/** Returns the last Clock In or Clock Out, wherever it was pressed: every clock shows the same state. */
function useLastClockAction() {
  const client = useQueryClient()
  const last = useMutationState({
    filters: CLOCK_ACTIONS,
    select: ({ options, state }) => ({
      isClockOut: options.mutationKey?.[0] === clockOut.path,
      isPending: state.status === 'pending',
      error: state.error,
    }),
  }).at(-1)
  return {
    ...last,
    forget: () => {
      const mutations = client.getMutationCache()
      for (const mutation of mutations.findAll({ ...CLOCK_ACTIONS, status: 'error' }))
        mutations.remove(mutation)
    },
  }
}

export interface Clock {
  /** The running log; undefined when off duty. */
  log: WorkLog | undefined
  /** Idle time in ms before the user is asked whether they are still working. */
  idleAfterMs: number
  isBusy: boolean
  /** The error of the last press, on whichever clock, shown beside the button. */
  problem: string | undefined
  /** Clocks in or out; `ClockOutPrompt` asks first where the agency requires it. */
  toggle: () => void
  /** Dismisses the error. */
  dismissProblem: () => void
}

/** Clocks out of a log, after the dialog where the agency has one. */
function useConfirmedClockOut() {
  const client = useQueryClient()
  const timezone = useClockOutZone()
  const { mutate: clockOut } = useClockOut()
  return async ({ chatterWorkLogId }: WorkLog) => {
    if (clockOutStepOf(chatterWorkLogId)) return
    if (needsNoCheck(client, timezone)) return clockOut({ chatterWorkLogId })
    setClockOutStep({ chatterWorkLogId, isConfirming: false })
    const check = await fetchClockOutCheck(client, timezone)
    // Meanwhile the log may have ended elsewhere, or with the session.
    const isStill = runningLog(client)?.chatterWorkLogId === chatterWorkLogId
    setClockOutStep(isStill && check?.asks ? { chatterWorkLogId, isConfirming: true } : undefined)
    if (isStill && !check?.asks) clockOut({ chatterWorkLogId })
  }
}

/**
 * Returns what the clock shows and does; undefined until its status has loaded. All instances share one
 * state.
 */
export function useClock(): Clock | undefined {
  const { t } = useTranslation('common')
  const { data } = useClockStatus()
  const { mutate: clockIn } = useClockIn()
  const pressOut = useConfirmedClockOut()
  const last = useLastClockAction()
  const log = data && isOnDuty(data.chatterWorkLog) ? data.chatterWorkLog : undefined
  const step = useClockOutStep(log?.chatterWorkLogId)
  if (!data) return undefined

  // Hides an outdated error: another tab may have clocked in or out since.
  const reason = last.error && last.isClockOut === (log !== undefined) ? errorText(last.error) : undefined
  return {
    log,
    idleAfterMs: idleAfterMsOf(data.idleAfterS),
    isBusy: last.isPending === true || step?.isConfirming === false,
    problem: reason && t(log ? 'clock.out_failed' : 'clock.in_failed', { reason }),
    toggle: () => (log ? void pressOut(log) : clockIn()),
    dismissProblem: last.forget,
  }
}
