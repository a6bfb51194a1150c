import type {
  ChoiceField,
  ListRules,
  RuleCondition,
  RuleField,
  RuleGroup,
  RuleMatch,
  SinceField,
} from '@/domain/lists/list-rules'
import { CHOICE_FIELDS, RULE_DAYS_MAX, SINCE_FIELDS } from '@/domain/lists/list-rules'
import { formatCentsField, parseOptionalCents } from '@/lib/text/parse-amount'
import { parseIntegerWithin } from '@/lib/text/parse-integer'

/*
 * A rule as typed in the editor. It keeps the values of all fields, so changing the field back loses nothing.
 */

export interface RuleDraft {
  id: string
  field: RuleField
  has: boolean
  values: readonly string[]
  op: 'within' | 'before'
  days: string
  min: string
  max: string
  /** Window of spend in days; empty for all time. */
  window: string
  is: boolean
}

export interface GroupDraft {
  id: string
  match: RuleMatch
  conditions: readonly RuleDraft[]
}

export type ItemDraft = RuleDraft | GroupDraft

/** Why a rule is incomplete. */
export type RuleDraftFault = 'amount' | 'amount_missing' | 'amount_range' | 'days' | 'values'

export const isGroupDraft = (item: ItemDraft): item is GroupDraft => 'conditions' in item
export const isChoiceField = (field: RuleField): field is ChoiceField =>
  CHOICE_FIELDS.some((one) => one === field)
export const isSinceField = (field: RuleField): field is SinceField =>
  SINCE_FIELDS.some((one) => one === field)

export const newRule = (id: string, field: RuleField = 'spend'): RuleDraft => ({
  id,
  field,
  has: true,
  values: [],
  op: 'within',
  days: '',
  min: '',
  max: '',
  window: '',
  is: true,
})

/** Returns an id that no other item has. */
export function nextId(items: readonly ItemDraft[]): string {
  const used = items.flatMap((item) => [
    item.id,
    ...(isGroupDraft(item) ? item.conditions.map(({ id }) => id) : []),
  ])
  return String(Math.max(0, ...used.map(Number).filter(Number.isFinite)) + 1)
}

function ruleDraftOf(condition: RuleCondition, id: string): RuleDraft {
  const draft = newRule(id, condition.field)
  if (condition.field === 'spend') {
    const { least, most, days } = condition
    return {
      ...draft,
      min: formatCentsField(least),
      max: formatCentsField(most),
      window: days === null ? '' : String(days),
    }
  }
  if (condition.field === 'online') return { ...draft, is: condition.is }
  if ('op' in condition) return { ...draft, op: condition.op, days: String(condition.days) }
  return { ...draft, has: condition.has, values: [...condition.values] }
}

/** Converts saved rules to drafts. */
export function ruleDraftsOf({ rules }: ListRules): ItemDraft[] {
  let last = 0
  const id = () => String((last += 1))
  return rules.map((rule) =>
    'conditions' in rule
      ? { id: id(), match: rule.match, conditions: rule.conditions.map((one) => ruleDraftOf(one, id())) }
      : ruleDraftOf(rule, id()),
  )
}

const parseDays = (text: string): number | undefined =>
  parseIntegerWithin(text, { min: 1, max: RULE_DAYS_MAX })

function parseSpend({ min: written, max: writtenMost, window }: RuleDraft): RuleCondition | RuleDraftFault {
  const [least, most] = [parseOptionalCents(written), parseOptionalCents(writtenMost)]
  const days = window.trim() === '' ? null : parseDays(window)
  if (least === undefined || most === undefined) return 'amount'
  if (least === null && most === null) return 'amount_missing'
  if (least !== null && most !== null && least > most) return 'amount_range'
  return days === undefined ? 'days' : { field: 'spend', least, most, days }
}

/** Parses a draft into a rule, or returns why it is incomplete. */
export function parseRule(draft: RuleDraft): RuleCondition | RuleDraftFault {
  const { field, has, values, op, is } = draft
  if (field === 'spend') return parseSpend(draft)
  if (field === 'online') return { field, is }
  if (isSinceField(field)) {
    const days = parseDays(draft.days)
    return days === undefined ? 'days' : { field, op, days }
  }
  return values.length === 0 ? 'values' : { field, has, values: [...values] }
}

export const ruleDraftFault = (draft: RuleDraft): RuleDraftFault | undefined => {
  const read = parseRule(draft)
  return typeof read === 'string' ? read : undefined
}

/** Parses drafts into rules; null while one is incomplete or there are none. */
export function parseDrafts(match: RuleMatch, items: readonly ItemDraft[]): ListRules | null {
  const rules: (RuleCondition | RuleGroup)[] = []
  for (const item of items) {
    const conditions = (isGroupDraft(item) ? item.conditions : [item]).map(parseRule)
    const whole = conditions.filter((one) => typeof one !== 'string')
    if (whole.length < conditions.length) return null
    rules.push(...(isGroupDraft(item) ? [{ match: item.match, conditions: whole }] : whole))
  }
  return rules.length === 0 ? null : { match, rules }
}

/** Flattens rules and groups into rules. */
export const rulesIn = (items: readonly ItemDraft[]): RuleDraft[] =>
  items.flatMap((item) => (isGroupDraft(item) ? item.conditions : item))

export const countRules = (items: readonly ItemDraft[]): number => rulesIn(items).length

/** Returns the items with one rule replaced, in whichever group it is. */
export function withRule(items: readonly ItemDraft[], id: string, patch: Partial<RuleDraft>): ItemDraft[] {
  const replaced = (rule: RuleDraft) => (rule.id === id ? { ...rule, ...patch } : rule)
  return items.map((item) =>
    isGroupDraft(item) ? { ...item, conditions: item.conditions.map(replaced) } : replaced(item),
  )
}

/** Returns the items with one group changed. */
export const withGroup = (
  items: readonly ItemDraft[],
  id: string,
  change: (group: GroupDraft) => GroupDraft,
): ItemDraft[] => items.map((item) => (isGroupDraft(item) && item.id === id ? change(item) : item))

/** Returns the items without one rule; removes a group that would be empty. */
export const withoutRule = (items: readonly ItemDraft[], id: string): ItemDraft[] =>
  items.flatMap((item): ItemDraft[] => {
    if (item.id === id) return []
    if (!isGroupDraft(item)) return [item]
    const conditions = item.conditions.filter((one) => one.id !== id)
    return conditions.length === 0 ? [] : [{ ...item, conditions }]
  })
