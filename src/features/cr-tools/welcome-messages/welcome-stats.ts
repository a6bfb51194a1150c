import type { InferOutput } from 'valibot'

import type { getWelcomeStats } from '@/api/calls/creator/welcome-messages'
import type { WelcomeSequenceStats, WelcomeStepStats } from '@/domain/welcome/welcome-message'

export type WelcomeStats = InferOutput<(typeof getWelcomeStats)['response']>

type StepCounts = Pick<WelcomeStepStats, 'sent' | 'seen' | 'replied' | 'unlocked' | 'earned'>
type SequenceCounts = Pick<WelcomeSequenceStats, 'entered' | 'completed' | 'stopped'>

/** The results of several steps together; nothing earned is 0, hidden amounts are null. */
export function totalOfSteps(steps: readonly StepCounts[]): StepCounts {
  const sum = (of: 'sent' | 'seen' | 'replied' | 'unlocked') =>
    steps.reduce((total, step) => total + step[of], 0)
  return {
    sent: sum('sent'),
    seen: sum('seen'),
    replied: sum('replied'),
    unlocked: sum('unlocked'),
    earned: steps.some(({ earned }) => earned === null)
      ? null
      : steps.reduce((total, { earned }) => total + (earned ?? 0), 0),
  }
}

export function totalOfSequences(sequences: readonly SequenceCounts[]): SequenceCounts {
  const sum = (of: keyof SequenceCounts) => sequences.reduce((total, each) => total + each[of], 0)
  return { entered: sum('entered'), completed: sum('completed'), stopped: sum('stopped') }
}

/** The stats of one sequence among those of all. */
export const statsOf = (stats: WelcomeStats | undefined, sequenceId: string): WelcomeStats | undefined =>
  stats && {
    ...stats,
    data: stats.data.filter((step) => step.sequenceId === sequenceId),
    sequences: stats.sequences.filter((each) => each.sequenceId === sequenceId),
  }
