import { VERSION_POLL_MS } from '@/config/constants'

import type { VersionDecision } from './version'

/** Poll state: number of polls, whether the last one failed, and the last decision. */
export interface PollState {
  pollCount: number
  hasFailed: boolean
  decision: VersionDecision
}

export const INITIAL_POLL_STATE: PollState = { pollCount: 0, hasFailed: false, decision: 'ok' }

/**
 * Delay until the next poll: 5 s after the page start (`pageMs` ago), 2 s if that fails, then every 60 s, and
 * every 20 s while a new version is known (requirements 7, decisions 25).
 */
export function nextPollMs({ pollCount, hasFailed, decision }: PollState, pageMs = 0): number {
  if (pollCount === 0) return Math.max(0, VERSION_POLL_MS.first - pageMs)
  if (decision !== 'ok') return VERSION_POLL_MS.whileNew
  if (pollCount === 1 && hasFailed) return VERSION_POLL_MS.afterFailure
  return VERSION_POLL_MS.usual
}

/** The state after a poll; without a response the last decision stays. */
export const afterPoll = (state: PollState, decision: VersionDecision | undefined): PollState => ({
  pollCount: state.pollCount + 1,
  hasFailed: decision === undefined,
  decision: decision ?? state.decision,
})
