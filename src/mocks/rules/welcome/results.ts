import type * as v from 'valibot'

import type { WelcomeSequenceStats, WelcomeStepStats } from '@/domain/welcome/welcome-message'

import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { runsOf, type SentStep, type WelcomeRun } from './runs'
import type { StoredSequence, StoredStep } from '../../state/stored-sequence'

interface Period {
  from: number
  /** Not itself in it. */
  to: number
}

interface Results {
  steps: v.InferInput<typeof WelcomeStepStats>[]
  sequence: v.InferInput<typeof WelcomeSequenceStats>
}

/** Every step that a sequence has or had, in the present order; removed ones last. */
function allSteps({ steps, past }: StoredSequence): { step: StoredStep; isRemoved: boolean }[] {
  const present = new Set(steps.map(({ stepId }) => stepId))
  const removed = new Map(
    past.flatMap(({ steps: former }) => former.map((step) => [step.stepId, step] as const)),
  )
  return [
    ...steps.map((step) => ({ step, isRemoved: false })),
    ...[...removed.values()].flatMap((step) => (present.has(step.stepId) ? [] : [{ step, isRemoved: true }])),
  ]
}

const isIn = ({ from, to }: Period, at: number): boolean => at >= from && at < to

function stepResults(
  sequenceId: string,
  { step, isRemoved }: { step: StoredStep; isRemoved: boolean },
  sent: readonly SentStep[],
  waiting: number,
  seesMoney: boolean,
): v.InferInput<typeof WelcomeStepStats> {
  const unlocked = sent.filter(({ unlockedAt }) => unlockedAt !== null)
  return {
    sequenceId,
    stepId: step.stepId,
    isRemoved,
    text: step.text,
    sent: sent.length,
    seen: sent.filter(({ seenAt }) => seenAt !== null).length,
    replied: sent.filter(({ repliedAt }) => repliedAt !== null).length,
    unlocked: unlocked.length,
    // What each paid is the price of the step as it was sent to them.
    earned: seesMoney ? unlocked.reduce((sum, one) => sum + one.step.price, 0) : null,
    waiting,
  }
}

const waitingFor = (runs: readonly WelcomeRun[], stepId: string): number =>
  runs.filter(({ next }) => next?.step.stepId === stepId).length

/** Results of a sequence in a period: of its steps by when each was sent, of the whole by when fans entered. */
export function resultsOf(
  world: World,
  creator: SeedCreator,
  sequence: StoredSequence,
  period: Period,
  seesMoney: boolean,
): Results {
  const { sequenceId } = sequence
  const runs = runsOf(world, creator, sequence, period)
  const running = runsNow(world, creator, sequence)
  const sent = runs.flatMap((run) => run.sent.filter(({ at }) => isIn(period, at)))
  const steps = allSteps(sequence).map((one) => {
    const own = sent.filter(({ step }) => step.stepId === one.step.stepId)
    return stepResults(sequenceId, one, own, waitingFor(running, one.step.stepId), seesMoney)
  })
  const entered = runs.filter(({ entry }) => isIn(period, entry.at))
  return {
    steps: steps.filter((row) => row.isRemoved !== true || row.sent !== 0),
    sequence: {
      sequenceId,
      entered: entered.length,
      completed: entered.filter(({ isDone }) => isDone).length,
      stopped: entered.filter(({ isStopped }) => isStopped).length,
    },
  }
}

/** The fans who are on their way now. */
const runsNow = (world: World, creator: SeedCreator, sequence: StoredSequence): WelcomeRun[] =>
  runsOf(world, creator, sequence, { from: world.now(), to: world.now() + 1 })
