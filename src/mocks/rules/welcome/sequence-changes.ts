import type { WelcomeState } from '@/domain/welcome/welcome-message'

import type { StoredRules, StoredSequence } from '../../state/stored-sequence'

const MOST_PAST = 12

/** A sequence with other rules from now on. */
export function withRules(before: StoredSequence, rules: StoredRules, now: number): StoredSequence {
  const { trigger, entryListId, daysBefore, audience, stopsOnReply, quietFrom, quietTo, steps } = before
  const former = {
    trigger,
    entryListId,
    daysBefore,
    audience,
    stopsOnReply,
    quietFrom,
    quietTo,
    steps,
    until: now,
  }
  return { ...before, ...rules, past: [...before.past, former].slice(-MOST_PAST) }
}

/** A sequence in another state from now on. */
export const inState = (before: StoredSequence, state: WelcomeState, now: number): StoredSequence =>
  before.state === state
    ? before
    : { ...before, state, states: [...before.states, { from: now, state }].slice(-60) }

/** Whether it was active at a moment. */
export const wasActive = ({ states }: Pick<StoredSequence, 'states'>, at: number): boolean =>
  states.findLast(({ from }) => from <= at)?.state === 'active'
