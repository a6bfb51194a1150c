import * as v from 'valibot'

import { DAY_MS } from '@/lib/duration'

import type { MemberState } from '../chat/channel'
import { Id } from '../server/id'
import { Cents } from '../money/money'

/* The rules of a smart list and how they match a fan (screens S19). */

export const RULE_CONDITIONS_MAX = 30
export const RULE_VALUES_MAX = 250
export const RULE_DAYS_MAX = 3650
/** Tiers of paid memberships and of fans. */
export const RULE_TIERS = ['basic', 'advanced', 'premium_creator', 'premium_fan'] as const

export const CHOICE_FIELDS = ['tier', 'state', 'bought', 'label', 'language', 'country'] as const
export const SINCE_FIELDS = ['joined', 'expired', 'replied', 'active'] as const
export const RULE_FIELDS = ['spend', ...SINCE_FIELDS, ...CHOICE_FIELDS, 'online'] as const
export type RuleField = (typeof RULE_FIELDS)[number]
export type ChoiceField = (typeof CHOICE_FIELDS)[number]
export type SinceField = (typeof SINCE_FIELDS)[number]

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RULE_DAYS_MAX))
const cents = v.pipe(Cents, v.integer(), v.minValue(0))

export const RuleCondition = v.variant('field', [
  v.object({
    field: v.literal('spend'),
    /** Both inclusive; null without a limit. */
    least: v.nullable(cents),
    most: v.nullable(cents),
    /** Window of days; null for all time. */
    days: v.nullable(days),
  }),
  v.object({
    field: v.picklist(SINCE_FIELDS),
    /** `within` the last days, or `before` them. */
    op: v.picklist(['within', 'before']),
    days,
  }),
  v.object({
    field: v.picklist(CHOICE_FIELDS),
    /** Whether the fan has one of the values, or none of them. */
    has: v.boolean(),
    values: v.pipe(v.array(Id), v.minLength(1), v.maxLength(RULE_VALUES_MAX)),
  }),
  v.object({ field: v.literal('online'), is: v.boolean() }),
])
export type RuleCondition = v.InferOutput<typeof RuleCondition>
type Condition<Field extends RuleField> = Extract<RuleCondition, { field: Field }>
type ChoiceCondition = Extract<RuleCondition, { has: boolean }>
type SinceCondition = Extract<RuleCondition, { op: string }>

const match = v.picklist(['all', 'any'])
export type RuleMatch = v.InferOutput<typeof match>

export const RuleGroup = v.object({
  match,
  conditions: v.pipe(v.array(RuleCondition), v.minLength(1), v.maxLength(RULE_CONDITIONS_MAX)),
})
export interface RuleGroup extends v.InferOutput<typeof RuleGroup> {}

/** All or any of several conditions and groups of conditions. */
export const ListRules = v.object({
  match,
  rules: v.pipe(
    v.array(v.union([RuleGroup, RuleCondition])),
    v.minLength(1),
    v.maxLength(RULE_CONDITIONS_MAX),
  ),
})
export interface ListRules extends v.InferOutput<typeof ListRules> {}

/** Data of a fan that rules read. Moments in ms; 0 for never. */
export interface RuleFan {
  /** Cents paid since a moment; 0 counts everything. */
  spentSince: (from: number) => number
  state: () => MemberState
  tier: () => string | null
  joinedAt: () => number
  endedAt: () => number
  repliedAt: () => number
  activeAt: () => number
  isOnline: () => boolean
  hasBought: (mediaId: string) => boolean
  hasLabel: (labelId: string) => boolean
  language: () => string
  country: () => string
}

export type RuleTest = (fan: RuleFan) => boolean

const MOMENT_OF_FIELD: Record<SinceField, (fan: RuleFan) => number> = {
  joined: (fan) => fan.joinedAt(),
  // A past date belongs to an ended membership; a renewed one has a later end.
  expired: (fan) => (fan.state() === 'expired' ? fan.endedAt() : 0),
  replied: (fan) => fan.repliedAt(),
  active: (fan) => fan.activeAt(),
}
/** Fields for which never counts as long ago: a fan who never replied has not replied for 30 days. */
const NEVER_IS_BEFORE: Record<SinceField, boolean> = {
  joined: false,
  expired: false,
  replied: true,
  active: true,
}

function sinceTest({ field, op, days: span }: SinceCondition, now: number): RuleTest {
  const [at, from] = [MOMENT_OF_FIELD[field], now - span * DAY_MS]
  if (op === 'within')
    return (fan) => {
      const moment = at(fan)
      return moment > 0 && moment >= from
    }
  return (fan) => {
    const moment = at(fan)
    return moment > 0 ? moment < from : NEVER_IS_BEFORE[field]
  }
}

const VALUE_OF_FIELD: Record<Exclude<ChoiceField, 'bought' | 'label'>, (fan: RuleFan) => string | null> = {
  tier: (fan) => fan.tier(),
  state: (fan) => fan.state(),
  language: (fan) => fan.language(),
  country: (fan) => fan.country(),
}

function choiceTest({ field, has, values }: ChoiceCondition): RuleTest {
  if (field === 'bought') return (fan) => values.some((value) => fan.hasBought(value)) === has
  if (field === 'label') return (fan) => values.some((value) => fan.hasLabel(value)) === has
  const [chosen, valueOf] = [new Set(values), VALUE_OF_FIELD[field]]
  return (fan) => {
    const value = valueOf(fan)
    return (value !== null && chosen.has(value)) === has
  }
}

function spendTest({ least, most, days: span }: Condition<'spend'>, now: number): RuleTest {
  const from = span === null ? 0 : now - span * DAY_MS
  return (fan) => {
    const spent = fan.spentSince(from)
    return spent >= (least ?? 0) && spent <= (most ?? Infinity)
  }
}

function conditionTest(condition: RuleCondition, now: number): RuleTest {
  if (condition.field === 'spend') return spendTest(condition, now)
  if (condition.field === 'online') return (fan) => fan.isOnline() === condition.is
  return 'op' in condition ? sinceTest(condition, now) : choiceTest(condition)
}

const combineTests = (how: RuleMatch, tests: readonly RuleTest[]): RuleTest =>
  how === 'all' ? (fan) => tests.every((passes) => passes(fan)) : (fan) => tests.some((passes) => passes(fan))

const isGroup = (rule: RuleGroup | RuleCondition): rule is RuleGroup => 'conditions' in rule

/** Compiles rules once for many fans, as of the moment `now`. */
export function compileRules({ match: how, rules }: ListRules, now: number): RuleTest {
  return combineTests(
    how,
    rules.map((rule) =>
      isGroup(rule)
        ? combineTests(
            rule.match,
            rule.conditions.map((condition) => conditionTest(condition, now)),
          )
        : conditionTest(rule, now),
    ),
  )
}

/** All conditions in order, including those in groups. */
export const allConditions = ({ rules }: ListRules): RuleCondition[] =>
  rules.flatMap((rule) => (isGroup(rule) ? rule.conditions : [rule]))

/** Applies `change` to each condition. Returns null when any condition becomes null. */
export function mapConditions(
  rules: ListRules,
  change: (condition: RuleCondition) => RuleCondition | null,
): ListRules | null {
  let isWhole = true
  const changed = (condition: RuleCondition): RuleCondition[] => {
    const next = change(condition)
    if (next === null) isWhole = false
    return next === null ? [] : [next]
  }
  const next = rules.rules.flatMap((rule): (RuleGroup | RuleCondition)[] =>
    isGroup(rule) ? [{ ...rule, conditions: rule.conditions.flatMap(changed) }] : changed(rule),
  )
  return isWhole ? { ...rules, rules: next } : null
}

const SINGLE_VALUE_FIELDS: ReadonlySet<RuleField> = new Set<RuleField>([
  'tier',
  'state',
  'language',
  'country',
])

function choicesConflict(conditions: readonly ChoiceCondition[]): boolean {
  return [...Map.groupBy(conditions, ({ field }) => field)].some(([field, some]) => {
    const wanted = some.filter(({ has }) => has).map(({ values }) => values)
    const unwanted = new Set(some.flatMap(({ has, values }) => (has ? [] : values)))
    if (wanted.some((values) => values.every((value) => unwanted.has(value)))) return true
    const [first = [], ...others] = wanted
    const left = first.filter(
      (value) => !unwanted.has(value) && others.every((values) => values.includes(value)),
    )
    // Fans have one tier, but can have bought many items.
    return SINGLE_VALUE_FIELDS.has(field) && others.length > 0 && left.length === 0
  })
}

function sincesConflict(conditions: readonly SinceCondition[]): boolean {
  return SINCE_FIELDS.some((field) => {
    const spans = (op: SinceCondition['op']) =>
      conditions.flatMap((one) => (one.field === field && one.op === op ? [one.days] : []))
    return Math.max(0, ...spans('before')) >= Math.min(Infinity, ...spans('within'))
  })
}

function spendsConflict(conditions: readonly Condition<'spend'>[]): boolean {
  const least = (some: readonly Condition<'spend'>[]) => Math.max(0, ...some.map((one) => one.least ?? 0))
  return conditions.some(
    ({ most, days: span }) =>
      most !== null &&
      // A longer window contains every shorter one.
      least(conditions.filter((one) => span === null || (one.days !== null && one.days <= span))) > most,
  )
}

/** Whether no fan can match all of these. */
function conditionsConflict(conditions: readonly RuleCondition[]): boolean {
  const choices = conditions.filter((one) => 'has' in one)
  const sinces = conditions.filter((one) => 'op' in one)
  const online = new Set(conditions.flatMap((one) => (one.field === 'online' ? [one.is] : [])))
  const isOver = sinces.some(({ field }) => field === 'expired')
  const states = choices.filter(({ field }) => field === 'state')
  return (
    choicesConflict(
      isOver && states.length > 0
        ? [...choices, { field: 'state', has: true, values: ['expired'] }]
        : choices,
    ) ||
    sincesConflict(sinces) ||
    spendsConflict(conditions.filter((one) => one.field === 'spend')) ||
    online.size > 1
  )
}

/**
 * Whether rules contradict themselves, so that no fan can match. Detects common mistakes only; `false`
 * guarantees nothing.
 */
export function areRulesImpossible({ match: how, rules }: ListRules): boolean {
  const never = rules.map((rule) =>
    isGroup(rule)
      ? rule.match === 'all'
        ? conditionsConflict(rule.conditions)
        : rule.conditions.every((condition) => conditionsConflict([condition]))
      : conditionsConflict([rule]),
  )
  if (how === 'any') return never.every(Boolean)
  const certain = rules.flatMap((rule) =>
    isGroup(rule) ? (rule.match === 'all' || rule.conditions.length === 1 ? rule.conditions : []) : [rule],
  )
  return never.some(Boolean) || conditionsConflict(certain)
}
