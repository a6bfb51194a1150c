import { ownZone } from '@/lib/own-zone'

import { type AudienceFilters, isPriced, type MassState, type Priced } from './mass-message'
import { type JudgedMessage, type Problem, problemOf, type SendFacts } from './message-problems'
import { unfilledForMany } from './script-variables'
import { momentOfText } from './zoned-time'

export const MASS_TIMES = ['now', 'at', 'local'] as const
export type MassTime = (typeof MASS_TIMES)[number]

/** Everything about a mass message but its words: to whom, how it is tried out, when (screens S12). */
export interface MassPlan {
  /** Ids of lists; none in `include` means all fans. */
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  /** Two versions are tried on `share` percent each; the better one goes to the rest after so many hours. 0: not given. */
  isTest: boolean
  share: number
  decideAfterHours: number
  time: MassTime
  /** A wall time as text, in the reader's zone; of `local`, the same hour of each fan's own day. */
  at: string
  spreadMinutes: number | null
  autoUnsendHours: number | null
  skipActiveChats: boolean
}

/** Hours within which nobody gets a second mass message, unless somebody says otherwise. */
const USUAL_CAP_HOURS = 12
export const TEST_SHARE = { min: 10, max: 20 } as const

export const NEW_MASS_PLAN: MassPlan = {
  include: [],
  exclude: [],
  filters: { capHours: USUAL_CAP_HOURS },
  isTest: false,
  share: TEST_SHARE.min,
  decideAfterHours: 4,
  time: 'now',
  at: '',
  spreadMinutes: null,
  autoUnsendHours: null,
  skipActiveChats: true,
}

export type MassVersion = 'first' | 'second'
/** What is wrong with the whole, whatever the words. */
export const PLAN_PROBLEMS = [
  'second_empty',
  'share',
  'decide_after',
  'no_time',
  'past',
  'nobody',
  'uncounted',
] as const
export type PlanProblem = (typeof PLAN_PROBLEMS)[number]

/** A version asks for what is not known of every fan, and says nothing to stand in: some would read the braces. */
export interface Unfilled {
  kind: 'unfilled'
  names: string[]
}

/** What stands in the way of sending; that of a version is one that any message has, or one of words for many. */
export type MassProblem =
  | ((Problem | Unfilled) & { version: MassVersion })
  | { kind: PlanProblem; version?: never }

export const isPlanProblem = (problem: MassProblem): problem is { kind: PlanProblem } =>
  (PLAN_PROBLEMS as readonly string[]).includes(problem.kind) // a list of some of the kinds

function unfilledIn({ text, lockText }: JudgedMessage): Unfilled | undefined {
  const names = [...new Set([text, lockText ?? ''].flatMap(unfilledForMany))]
  return names.length > 0 ? { kind: 'unfilled', names } : undefined
}

function problemsOfVersion(version: MassVersion, message: JudgedMessage, facts: SendFacts): MassProblem[] {
  const problem = problemOf(message, { ...facts, isFilled: true }) ?? unfilledIn(message)
  if (!problem) return []
  return version === 'second' && problem.kind === 'empty'
    ? [{ kind: 'second_empty' }]
    : [{ ...problem, version }]
}

const LEAST_HOURS = 1

function problemsOfTest({ isTest, share, decideAfterHours }: MassPlan): MassProblem[] {
  if (!isTest) return []
  return [
    ...(share < TEST_SHARE.min || share > TEST_SHARE.max ? [{ kind: 'share' } as const] : []),
    ...(decideAfterHours < LEAST_HOURS ? [{ kind: 'decide_after' } as const] : []),
  ]
}

function problemsOfTime({ time, at }: MassPlan, now: number): MassProblem[] {
  if (time === 'now') return []
  const moment = momentOfText(at, ownZone())
  if (moment === undefined) return [{ kind: 'no_time' }]
  return moment <= now ? [{ kind: 'past' }] : []
}

/**
 * What stands in the way of sending, in the order it is told: at most one of each version. `count`: how many it would
 * reach, undefined while nobody knows.
 */
export function problemsOfMass(
  plan: MassPlan,
  [first, second]: readonly [first: JudgedMessage, second: JudgedMessage],
  facts: SendFacts,
  count: number | undefined,
): readonly MassProblem[] {
  return [
    ...problemsOfVersion('first', first, facts),
    ...(plan.isTest ? problemsOfVersion('second', second, facts) : []),
    ...problemsOfTest(plan),
    ...problemsOfTime(plan, facts.now()),
    ...(count === 0 ? [{ kind: 'nobody' } as const] : []),
    ...(count === undefined ? [{ kind: 'uncounted' } as const] : []),
  ]
}

/** One that went out before, as far as it says what the next may bring. */
export interface PastMass extends Priced {
  state: MassState
  sent: number
  revenue: number
}

const GOES_BY = 10
/** Whatever is still on its way has earned only a part. */
const IS_OVER: ReadonlySet<MassState> = new Set(['done', 'stopped', 'unsent'])

/**
 * What the last ten that were sold earned for each fan they reached, as a span for so many; nothing without any to go by.
 * `past`: the newest first.
 */
export function expectedRevenue(
  past: readonly PastMass[],
  count: number,
): { low: number; high: number } | undefined {
  const perFan = past
    // Free ones say nothing about what one with a price brings.
    .filter((mass) => IS_OVER.has(mass.state) && isPriced(mass) && mass.sent > 0)
    .slice(0, GOES_BY)
    .map(({ sent, revenue }) => revenue / sent)
  if (perFan.length === 0) return undefined
  return { low: Math.round(Math.min(...perFan) * count), high: Math.round(Math.max(...perFan) * count) }
}
