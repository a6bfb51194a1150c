import { ownZone } from '@/lib/own-zone'

import { type AudienceFilters, isPriced, type MassState, type Priced } from './mass-message'
import { type JudgedMessage, type Problem, problemOf, type SendFacts } from './message-problems'
import { unfilledForMany } from './script-variables'
import { momentOfText } from './zoned-time'

export const MASS_TIMES = ['now', 'at', 'local'] as const
export type MassTime = (typeof MASS_TIMES)[number]

/** A mass message without its text: audience, test and time (screens S12). */
export interface MassPlan {
  /** List ids; an empty `include` means all fans. */
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  /**
   * Two versions go to `share` percent each; the better one goes to the rest after this many hours. 0: not
   * set.
   */
  isTest: boolean
  share: number
  decideAfterHours: number
  time: MassTime
  /** Wall time in the reader's zone; for `local`, the same hour in each fan's own zone. */
  at: string
  spreadMinutes: number | null
  autoUnsendHours: number | null
  skipActiveChats: boolean
}

/** Default hours within which no fan gets a second mass message. */
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
/** Problems of the whole plan, independent of the text. */
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

/** A version has a variable that is unknown for some fans and has no fallback: they would read the braces. */
export interface Unfilled {
  kind: 'unfilled'
  names: string[]
}

/** What blocks sending; a version's problem is that of any message, or one of variables. */
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
 * Problems that block sending, in display order: at most one per version. `count`: recipients, undefined
 * while unknown.
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

/** A past mass message, as input for the estimate. */
export interface PastMass extends Priced {
  state: MassState
  sent: number
  revenue: number
}

const GOES_BY = 10
/** An unfinished one has earned only a part. */
const IS_OVER: ReadonlySet<MassState> = new Set(['done', 'stopped', 'unsent'])

/**
 * Revenue range for `count` fans, from the revenue per fan of the last ten priced mass messages; undefined
 * without any. `past`: newest first.
 */
export function expectedRevenue(
  past: readonly PastMass[],
  count: number,
): { low: number; high: number } | undefined {
  const perFan = past
    // Free ones do not predict what a priced one earns.
    .filter((mass) => IS_OVER.has(mass.state) && isPriced(mass) && mass.sent > 0)
    .slice(0, GOES_BY)
    .map(({ sent, revenue }) => revenue / sent)
  if (perFan.length === 0) return undefined
  return { low: Math.round(Math.min(...perFan) * count), high: Math.round(Math.max(...perFan) * count) }
}
