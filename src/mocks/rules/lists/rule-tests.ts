import type { MemberState } from '@/domain/chat/channel'
import {
  type ChoiceCondition,
  type ChoiceField,
  type Condition,
  isGroup,
  type ListRules,
  type RuleCondition,
  type RuleGroup,
  type RuleMatch,
  type SinceCondition,
  type SinceField,
} from '@/domain/lists/list-rules'

/* How the rules of a smart list match a fan (screens S19). */

const DAY_MS = 86_400_000

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
