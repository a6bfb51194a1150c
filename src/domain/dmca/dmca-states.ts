import { dayOf, daysBetween } from '@/domain/time/day'
import { DAY_MS } from '@/lib/duration'

export const DMCA_STATES = [
  'draft',
  'sent',
  'acknowledged',
  'removed',
  'rejected',
  'counter_notice',
  'withdrawn',
] as const
export type DmcaState = (typeof DMCA_STATES)[number]

/** Actions that change a case's state: ours (`submit`, `withdraw`), and those of the host or the uploader. */
export const DMCA_ACTIONS = ['submit', 'acknowledge', 'remove', 'reject', 'counter', 'withdraw'] as const
export type DmcaAction = (typeof DMCA_ACTIONS)[number]

/** Actions of others, recorded by `update`. */
export const DMCA_OUTCOMES = ['acknowledge', 'remove', 'reject', 'counter'] as const
export type DmcaOutcome = (typeof DMCA_OUTCOMES)[number]

/** All state transitions, shared by console and mock backend. */
const TRANSITIONS: Readonly<Record<DmcaState, Partial<Record<DmcaAction, DmcaState>>>> = {
  draft: { submit: 'sent', withdraw: 'withdrawn' },
  sent: {
    acknowledge: 'acknowledged',
    remove: 'removed',
    reject: 'rejected',
    counter: 'counter_notice',
    withdraw: 'withdrawn',
  },
  acknowledged: {
    remove: 'removed',
    reject: 'rejected',
    counter: 'counter_notice',
    withdraw: 'withdrawn',
  },
  // The uploader can object after a removal and restore the content: then we report it again.
  removed: { submit: 'sent', counter: 'counter_notice' },
  rejected: { submit: 'sent', withdraw: 'withdrawn' },
  counter_notice: { remove: 'removed', reject: 'rejected', withdraw: 'withdrawn' },
  withdrawn: {},
}

/** The state after an action; undefined where it is not possible. */
export const nextDmcaState = (state: DmcaState, act: DmcaAction): DmcaState | undefined =>
  TRANSITIONS[state][act]

export const dmcaActionsIn = (state: DmcaState): readonly DmcaAction[] =>
  DMCA_ACTIONS.filter((act) => nextDmcaState(state, act) !== undefined)

/** Notice, original and evidence change only before the case is sent or sent again. */
export const isDmcaEditable = (state: DmcaState): boolean => state === 'draft' || state === 'rejected'

/**
 * Days per state: for a host to answer or remove, and for us to go to court after a counter-notice (17 U.S.C.
 * 512 g).
 */
const STATE_DAYS: Partial<Record<DmcaState, number>> = {
  sent: 7,
  acknowledged: 7,
  counter_notice: 14,
  rejected: 30,
}

/** Deadline of a state; null where nothing is expected. */
export function dmcaDeadline(state: DmcaState, since: number): number | null {
  const days = STATE_DAYS[state]
  return days === undefined ? null : since + days * DAY_MS
}

/** Urgency of a deadline; `days` counts days left, or days since, in the agency's calendar. */
export type DmcaReminder = { kind: 'overdue' | 'soon' | 'later'; days: number } | { kind: 'today' }

const SOON_DAYS = 3

export function dmcaReminder(deadline: number, now: number, timezone: string): DmcaReminder {
  const days = daysBetween(dayOf(now, timezone), dayOf(deadline, timezone))
  if (deadline < now) return { kind: 'overdue', days: Math.max(1, -days) }
  if (days === 0) return { kind: 'today' }
  return { kind: days <= SOON_DAYS ? 'soon' : 'later', days }
}
