import type { TFunction } from 'i18next'

import { MEMBER_STATES } from '@/domain/chat/channel'
import { type ListRules, type RuleCondition, type RuleGroup } from '@/domain/lists/list-rules'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { countryName, formatList, formatMoney, languageName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

export type RuleTranslations = TFunction<['lists', 'tools']>

interface RuleTextContext {
  t: RuleTranslations
  currency: string
  labelOf: (labelId: string) => string
  mediaOf: (mediaId: string) => string
}

type ChoiceCondition = Extract<RuleCondition, { has: boolean }>
type SpendCondition = Extract<RuleCondition, { field: 'spend' }>

const valueName = (
  { field }: ChoiceCondition,
  value: string,
  { t, labelOf, mediaOf }: RuleTextContext,
): string => {
  if (field === 'country') return countryName(value)
  if (field === 'language') return languageName(value)
  if (field === 'label') return isolate(labelOf(value))
  if (field === 'bought') return isolate(mediaOf(value))
  const tier = FAN_TIERS.find((one) => one === value)
  if (tier) return t(`tools:tiers.${tier}`)
  const state = MEMBER_STATES.find((one) => one === value)
  return state ? t(`tools:mass.member_${state}`) : value
}

function spendText({ least, most, days }: SpendCondition, { t, currency }: RuleTextContext): string {
  const money = (amount: number) => formatMoney({ amount, currency })
  const amountText = () => {
    if (least === null) return t('said_most', { most: money(most ?? 0) })
    if (most === null) return t('said_least', { least: money(least) })
    return t('said_between', { least: money(least), most: money(most) })
  }
  const amount = amountText()
  return days === null ? t('said_spend', { amount }) : t('said_spend_days', { amount, count: days })
}

function choiceText(condition: ChoiceCondition, named: RuleTextContext): string {
  const { t } = named
  const values = formatList(
    condition.values.map((value) => valueName(condition, value, named)),
    'disjunction',
  )
  const field = t(`field_${condition.field}`)
  return condition.has ? t('said_has', { field, values }) : t('said_has_not', { field, values })
}

/** Describes one rule as a sentence. */
export function conditionText(condition: RuleCondition, named: RuleTextContext): string {
  const { t } = named
  if (condition.field === 'spend') return spendText(condition, named)
  if (condition.field === 'online') return condition.is ? t('online_yes') : t('online_no')
  if ('has' in condition) return choiceText(condition, named)
  const field = t(`field_${condition.field}`)
  return t(`said_${condition.op}`, { field, count: condition.days })
}

/** Describes the rules in order; a group is one line. */
export const rulesText = ({ rules }: ListRules, named: RuleTextContext): string[] =>
  rules.map((rule: RuleGroup | RuleCondition) =>
    'conditions' in rule
      ? formatList(
          rule.conditions.map((one) => conditionText(one, named)),
          rule.match === 'any' ? 'disjunction' : 'conjunction',
        )
      : conditionText(rule, named),
  )
