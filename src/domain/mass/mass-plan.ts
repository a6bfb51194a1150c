import { type AudienceFilters, isMassPriced, type MassState, type PricedMass } from './mass-message'
import {
  type MessageToCheck,
  type MessageProblem,
  findMessageProblem,
  type SendContext,
} from '../chat/message-problems'
import { variablesUnfilledForSome } from '../chat/script-variables'
import { parseWallTime } from '../time/zoned-time'

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
  /** Wall time in the agency's zone; for `local`, the same hour in each fan's own zone. */
  at: string
  spreadMinutes: number | null
  autoUnsendHours: number | null
  skipActiveChats: boolean
}

/** Default hours within which no fan gets a second mass message. */
const DEFAULT_CAP_HOURS = 12
export const TEST_SHARE = { min: 10, max: 20 } as const

export const NEW_MASS_PLAN: MassPlan = {
  include: [],
  exclude: [],
  filters: { capHours: DEFAULT_CAP_HOURS },
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
  'number',
] as const
export type PlanProblem = (typeof PLAN_PROBLEMS)[number]

/** A version has a variable that is unknown for some fans and has no fallback: they would read the braces. */
export interface UnfilledVariables {
  kind: 'unfilled'
  names: string[]
}

/** What blocks sending; a version's problem is that of any message, or one of variables. */
export type MassProblem =
  | ((MessageProblem | UnfilledVariables) & { version: MassVersion })
  | { kind: PlanProblem; version?: never }

export const isPlanProblem = (problem: MassProblem): problem is { kind: PlanProblem } =>
  (PLAN_PROBLEMS as readonly string[]).includes(problem.kind) // a list of some of the kinds

function findUnfilledVariables({ text, lockText }: MessageToCheck): UnfilledVariables | undefined {
  const names = [...new Set([text, lockText ?? ''].flatMap(variablesUnfilledForSome))]
  return names.length > 0 ? { kind: 'unfilled', names } : undefined
}

function findVersionProblems(
  version: MassVersion,
  message: MessageToCheck,
  sendContext: SendContext,
): MassProblem[] {
  const problem =
    findMessageProblem(message, { ...sendContext, isFilledByServer: true }) ?? findUnfilledVariables(message)
  if (!problem) return []
  return version === 'second' && problem.kind === 'empty'
    ? [{ kind: 'second_empty' }]
    : [{ ...problem, version }]
}

/** What is typed and can't be parsed: sent without it, a message would reach more fans. */
export const UNCLEAR_NUMBER = -1

/** Whether a number of the plan can't be parsed. */
export const hasUnclearNumber = ({ filters, spreadMinutes, autoUnsendHours }: MassPlan): boolean =>
  [...Object.values(filters), spreadMinutes, autoUnsendHours].includes(UNCLEAR_NUMBER)

/** What the check of a plan needs: `timezone` is that of its time. */
export interface PlanContext extends SendContext {
  timezone: string
}

const MIN_DECIDE_HOURS = 1

function findTestProblems({ isTest, share, decideAfterHours }: MassPlan): MassProblem[] {
  if (!isTest) return []
  return [
    ...(share < TEST_SHARE.min || share > TEST_SHARE.max ? [{ kind: 'share' } as const] : []),
    ...(decideAfterHours < MIN_DECIDE_HOURS ? [{ kind: 'decide_after' } as const] : []),
  ]
}

function findTimeProblems({ time, at }: MassPlan, { now, timezone }: PlanContext): MassProblem[] {
  if (time === 'now') return []
  const moment = parseWallTime(at, timezone)
  if (moment === undefined) return [{ kind: 'no_time' }]
  return moment <= now() ? [{ kind: 'past' }] : []
}

/**
 * Problems that block sending, in display order: at most one per version. `count`: recipients, undefined
 * while unknown.
 */
export function findMassProblems(
  plan: MassPlan,
  [first, second]: readonly [first: MessageToCheck, second: MessageToCheck],
  planContext: PlanContext,
  count: number | undefined,
): readonly MassProblem[] {
  return [
    ...findVersionProblems('first', first, planContext),
    ...(plan.isTest ? findVersionProblems('second', second, planContext) : []),
    ...findTestProblems(plan),
    ...(hasUnclearNumber(plan) ? [{ kind: 'number' } as const] : []),
    ...findTimeProblems(plan, planContext),
    ...(count === 0 ? [{ kind: 'nobody' } as const] : []),
    ...(count === undefined ? [{ kind: 'uncounted' } as const] : []),
  ]
}

/** A past mass message, as input for the estimate. */
export interface PastMass extends PricedMass {
  state: MassState
  sent: number
  revenue: number
}

const ESTIMATE_SAMPLE_SIZE = 10
/** An unfinished one has earned only a part. */
const FINISHED_STATES: ReadonlySet<MassState> = new Set(['done', 'stopped', 'unsent'])

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
    .filter((mass) => FINISHED_STATES.has(mass.state) && isMassPriced(mass) && mass.sent > 0)
    .slice(0, ESTIMATE_SAMPLE_SIZE)
    .map(({ sent, revenue }) => revenue / sent)
  if (perFan.length === 0) return undefined
  return { low: Math.round(Math.min(...perFan) * count), high: Math.round(Math.max(...perFan) * count) }
}
