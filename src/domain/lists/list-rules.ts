import * as v from 'valibot'

import { Id } from '../server/id'
import { Cents } from '../money/money'

/* The rules of a smart list (screens S19). */

export const RULE_CONDITIONS_MAX = 30
const RULE_VALUES_MAX = 250
export const RULE_DAYS_MAX = 3650

export const CHOICE_FIELDS = ['tier', 'state', 'bought', 'label', 'language', 'country'] as const
export const SINCE_FIELDS = ['joined', 'expired', 'replied', 'active'] as const
export const RULE_FIELDS = ['spend', ...SINCE_FIELDS, ...CHOICE_FIELDS, 'online'] as const
export type RuleField = (typeof RULE_FIELDS)[number]
export type ChoiceField = (typeof CHOICE_FIELDS)[number]
export type SinceField = (typeof SINCE_FIELDS)[number]

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RULE_DAYS_MAX))
const centsLimit = v.pipe(Cents, v.integer(), v.minValue(0))

export const RuleCondition = v.variant('field', [
  v.object({
    field: v.literal('spend'),
    /** Both inclusive; null without a limit. */
    least: v.nullable(centsLimit),
    most: v.nullable(centsLimit),
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
export type Condition<Field extends RuleField> = Extract<RuleCondition, { field: Field }>
export type ChoiceCondition = Extract<RuleCondition, { has: boolean }>
export type SinceCondition = Extract<RuleCondition, { op: string }>

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

export const isGroup = (rule: RuleGroup | RuleCondition): rule is RuleGroup => 'conditions' in rule

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
  const never = rules.map((rule) => {
    if (!isGroup(rule)) return conditionsConflict([rule])
    if (rule.match === 'all') return conditionsConflict(rule.conditions)
    return rule.conditions.every((condition) => conditionsConflict([condition]))
  })
  if (how === 'any') return never.every(Boolean)
  const certain = rules.flatMap((rule) => {
    if (!isGroup(rule)) return [rule]
    return rule.match === 'all' || rule.conditions.length === 1 ? rule.conditions : []
  })
  return never.some(Boolean) || conditionsConflict(certain)
}
