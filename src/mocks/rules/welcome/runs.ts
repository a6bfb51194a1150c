import { quietWait } from '@/domain/welcome/welcome-rules'

import { DAY_MS, HOUR_MS, MINUTE_MS, zoneOffsetMs } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanFacts } from '../../seed/fans/fan-facts'
import { fanAt } from '../../seed/fans/fans'
import { chance, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { profileOf } from '../profile/stored-profile'
import { anchorOf } from '../../state/anchor'
import type { World } from '../../state/world'
import { entriesOf, type WelcomeEntry } from './entries'
import type { StoredRules, StoredSequence, StoredStep } from '../../state/stored-sequence'
import { wasActive } from './sequence-changes'

/** A step that a fan got. Moments to come are not there yet. */
export interface SentStep {
  step: StoredStep
  at: number
  seenAt: number | null
  repliedAt: number | null
  unlockedAt: number | null
}

/** One fan on the way through a sequence. */
export interface WelcomeRun {
  entry: WelcomeEntry
  sent: readonly SentStep[]
  /** The step that comes next, and when; undefined where none does. */
  next: { step: StoredStep; at: number } | undefined
  /** Steps after `next`, as they are due if the fan never replies. */
  later: readonly { step: StoredStep; at: number }[]
  isStopped: boolean
  isDone: boolean
}

const DAY_MINUTES = DAY_MS / MINUTE_MS
const PARTS = { seen: 0.84, replied: 0.2, unlocked: 0.17 } as const

const letters = new Map<string, number>()

/** A number for an id, so that two sequences don't share their chances. */
function numberOf(id: string): number {
  const cached = letters.get(id)
  if (cached !== undefined) return cached
  const made = seedOf(...Array.from(id, (char) => char.codePointAt(0) ?? 0))
  letters.set(id, made)
  return made
}

const offsets = new Map<string, number>()

/** The zone's offset on a day; asking Intl for each fan would take too long. */
function offsetOn(timeZone: string, at: number): number {
  const key = `${timeZone} ${Math.floor(at / DAY_MS)}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const made = zoneOffsetMs(at, timeZone)
  if (offsets.size > 20_000) offsets.clear()
  offsets.set(key, made)
  return made
}

/** When a step goes out that is due at a moment: not in the fan's quiet hours. */
function afterQuiet(rules: StoredRules, fanIndex: number, at: number): number {
  if (rules.quietFrom === null) return at
  const { timeZone } = fanFacts(fanAt(fanIndex))
  const minute = Math.floor((at + offsetOn(timeZone, at)) / MINUTE_MS) % DAY_MINUTES
  return at + quietWait(rules, minute) * MINUTE_MS
}

const until = (at: number, now: number): number | null => (at <= now ? at : null)

/** What a fan does with a step. */
function outcomeOf(step: StoredStep, at: number, roll: (kind: number) => number, now: number): SentStep {
  const seenAt = at + Math.round((0.02 + roll(1) ** 3 * 20) * HOUR_MS)
  const isSeen = roll(2) < PARTS.seen && seenAt <= now
  if (!isSeen) return { step, at, seenAt: null, repliedAt: null, unlockedAt: null }
  const unlockedAt = seenAt + Math.round((0.01 + roll(3) * 3) * HOUR_MS)
  // The dearer, the fewer.
  const unlocks = step.price > 0 && roll(4) < PARTS.unlocked * Math.min(2, 1500 / step.price)
  const repliedAt = seenAt + Math.round((0.02 + roll(5) * 5) * HOUR_MS)
  return {
    step,
    at,
    seenAt,
    unlockedAt: unlocks ? until(unlockedAt, now) : null,
    repliedAt: roll(6) < PARTS.replied ? until(repliedAt, now) : null,
  }
}

type Revision = StoredRules & { until: number }

interface RunContext {
  creator: SeedCreator
  sequence: StoredSequence
  /** All rules there were, oldest first; the last ones hold until now. */
  revisions: readonly Revision[]
  now: number
  /** Nothing goes out from here on: the profile turns welcome messages off. */
  offFrom: number
}

interface Due {
  step: StoredStep
  at: number
}

/** A step that a fan was due for, and what decides about the next one. */
type Visit = (due: Due, rules: Revision) => 'stop' | 'go on'

/** Where the next step is after rules have changed: behind the last one that was due, or in its place if it is gone. */
function stepIndexAfter({ steps }: StoredRules, passed: readonly StoredStep[]): number {
  const index = steps.findIndex(({ stepId }) => stepId === passed.at(-1)?.stepId)
  return index === -1 ? Math.min(passed.length, steps.length) : index + 1
}

/** Goes through the steps in the order they are due, each by the rules that hold at its moment. */
function walk({ creator, sequence, revisions }: RunContext, entry: WelcomeEntry, visit: Visit): boolean {
  const id = numberOf(sequence.sequenceId)
  const passed: StoredStep[] = []
  let revision = revisions.findIndex(({ until }) => entry.at < until)
  let [stepIndex, before, notBefore] = [0, entry.at, 0]
  for (;;) {
    const rules = revisions[revision]
    const step = rules?.steps[stepIndex]
    if (!rules || !step) return true
    const roll = chance(ROLL.welcomeDelay, creator.index, id, entry.seed, numberOf(step.stepId))
    const delay = Math.round((step.delayMin + roll * (step.delayMax - step.delayMin)) * MINUTE_MS)
    const at = afterQuiet(rules, entry.fanIndex, Math.max(before + delay, notBefore))
    if (at >= rules.until) {
      revision += 1
      notBefore = rules.until
      stepIndex = stepIndexAfter(revisions[revision] ?? rules, passed)
    } else {
      if (visit({ step, at }, rules) === 'stop') return false
      passed.push(step)
      before = at
      stepIndex += 1
    }
  }
}

function runOf(context: RunContext, entry: WelcomeEntry): WelcomeRun {
  const { creator, sequence, now, offFrom } = context
  const id = numberOf(sequence.sequenceId)
  const sent: SentStep[] = []
  const due: Due[] = []
  const isOver = walk(context, entry, ({ step, at }, { stopsOnReply }) => {
    const repliedAt = sent.at(-1)?.repliedAt ?? null
    if (stopsOnReply && repliedAt !== null && repliedAt <= at) return 'stop'
    const isGoing = at < offFrom && (at > now ? sequence.state === 'active' : wasActive(sequence, at))
    const roll = (kind: number) =>
      chance(ROLL.welcomeOutcome, creator.index, id, entry.seed, numberOf(step.stepId), kind)
    if (isGoing && at > now) due.push({ step, at })
    else if (isGoing) sent.push(outcomeOf(step, at, roll, now))
    return 'go on'
  })
  const [next, ...later] = due
  return { entry, sent, next, later, isStopped: !isOver, isDone: isOver && next === undefined }
}

/** The longest time from the trigger to the last step, quiet hours included. */
function longestOf(sequence: StoredSequence): number {
  const spans = [sequence, ...sequence.past].map(({ steps }) =>
    steps.reduce((sum, { delayMax }) => sum + delayMax * MINUTE_MS + DAY_MS, DAY_MS),
  )
  return Math.max(...spans)
}

/** Every fan who could get a step of a sequence in a range, with what they have got until now. */
export function runsOf(
  world: World,
  creator: SeedCreator,
  sequence: StoredSequence,
  { from, to }: { from: number; to: number },
): WelcomeRun[] {
  const now = world.now()
  const begin = Math.max(sequence.createdAt, from - longestOf(sequence))
  const end = Math.min(to, now + 1)
  const revisions = [...sequence.past, { ...sequence, until: Infinity }]
  const isOff = !profileOf(world, creator).sendsWelcome && sequence.trigger === 'new_member'
  const context: RunContext = {
    creator,
    sequence,
    now,
    offFrom: isOff ? anchorOf(world) : Infinity,
    revisions,
  }
  const runs: WelcomeRun[] = []
  let since = begin
  for (const revision of revisions) {
    const upTo = Math.min(end, revision.until)
    for (const entry of entriesOf(world, creator, revision, since, upTo))
      if (wasActive(sequence, entry.at)) runs.push(runOf(context, entry))
    since = Math.max(since, upTo)
  }
  return runs
}
