import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorRules, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import { CREATOR_RULE_LIMITS, type CreatorRules } from '@/domain/agency/creator-rules'
import { formatNumber } from '@/i18n/format'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, formValues } from '@/lib/form-schemas'
import { useForm } from '@/ui/field/form/use-form'

import { formatRules, parseRules, ruleFieldName, type RulesProblem, type RulesText } from './rules-text'

function useProblemText() {
  const { t } = useTranslation('analytics')
  return (problem: RulesProblem): string => {
    if (problem === 'words')
      return t('creators.too_many_words', { most: formatNumber(CREATOR_RULE_LIMITS.words) })
    if (problem === 'replyTarget') return t('creators.minutes_unclear')
    if (problem === 'tone' || problem === 'offLimits')
      return t('creators.too_long', { most: formatNumber(CREATOR_RULE_LIMITS.text) })
    return t(problem.endsWith('_order') ? 'creators.price_order' : 'creators.amount_unclear')
  }
}

function useRulesSchema(creatorId: string) {
  const textOf = useProblemText()
  return v.pipe(
    formValues<RulesText>(),
    checkFields((values) =>
      Object.fromEntries(
        parseRules(creatorId, values).problems.map((problem) => [ruleFieldName(problem), textOf(problem)]),
      ),
    ),
  )
}

export interface RulesForm extends ReturnType<typeof useRulesForm> {}

export function useRulesForm(saved: CreatorRules, mayChange: boolean) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { creatorId } = saved
  const rulesOf = (values: RulesText) => parseRules(creatorId, values).rules
  const form = useForm({
    schema: useRulesSchema(creatorId),
    values: formatRules(saved),
    draftKey: mayChange ? `creator-rules:${creatorId}` : undefined,
    isCheckedWhileTyping: true,
    serverNames: { replyTargetS: 'replyTarget', priceMin: 'prices.any.min', priceMax: 'prices.any.max' },
    // Both as typed: the form shows amounts and minutes less precisely than they may be saved.
    save: (values, { opened }) =>
      send(updateCreatorRules, { creatorId, ...changedFields(rulesOf(opened), rulesOf(values)) }),
    next: (written) => formatRules(rulesOf(written)),
    done: t('creators.rules_saved'),
    onSaved: (kept) => client.setQueryData(callQueryKey(getCreatorRules, { creatorId }), kept),
  })
  const rules = useWatch({ control: form.control, compute: rulesOf })
  return { ...form, rules }
}
