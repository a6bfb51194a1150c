import { VERSION_POLL_MS } from '@/config/constants'

import type { VersionDecision } from './version'

/** What is known so far: how often was asked, whether the last time failed, and the last answer. */
export interface PollState {
  asked: number
  hasFailed: boolean
  decision: VersionDecision
}

export const NOT_ASKED: PollState = { asked: 0, hasFailed: false, decision: 'ok' }

/**
 * How long until the next look: 5 s after the page began (`pageMs` ago), 2 s more when that failed, every 60 s after,
 * every 20 s while a new version is known (spec 7, decision 25).
 */
export function nextPollMs({ asked, hasFailed, decision }: PollState, pageMs = 0): number {
  if (asked === 0) return Math.max(0, VERSION_POLL_MS.first - pageMs)
  if (decision !== 'ok') return VERSION_POLL_MS.whileNew
  if (asked === 1 && hasFailed) return VERSION_POLL_MS.afterFailure
  return VERSION_POLL_MS.usual
}

/** The state after an answer, or after none came: what was known stays known. */
export const afterPoll = (state: PollState, decision: VersionDecision | undefined): PollState => ({
  asked: state.asked + 1,
  hasFailed: decision === undefined,
  decision: decision ?? state.decision,
})
