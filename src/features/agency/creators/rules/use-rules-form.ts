import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorRules, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { CreatorRules } from '@/domain/agency/creator-rules'
import { formatNumber } from '@/i18n/format'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, formValues } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { useForm } from '@/ui/field/form/use-form'

import {
  formatRules,
  MAX_TEXT_LENGTH,
  MAX_WORDS,
  parseRules,
  ruleFieldName,
  type RulesProblem,
  type RulesText,
} from './rules-text'

function useProblemText() {
  const { t } = useTranslation('analytics')
  return (problem: RulesProblem): string => {
    if (problem === 'words') return t('creators.too_many_words', { most: formatNumber(MAX_WORDS) })
    if (problem === 'replyTarget') return t('creators.minutes_unclear')
    if (problem === 'tone' || problem === 'offLimits')
      return t('creators.too_long', { most: formatNumber(MAX_TEXT_LENGTH) })
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
  // As formatted: the form shows amounts and minutes less precisely than they may be saved.
  const shown = parseRules(creatorId, formatRules(saved)).rules
  const before = useRef(shown)
  const form = useForm({
    schema: useRulesSchema(creatorId),
    values: formatRules(saved),
    draftKey: mayChange ? `creator-rules:${creatorId}` : undefined,
    isCheckedWhileTyping: true,
    serverNames: { replyTargetS: 'replyTarget', priceMin: 'prices.any.min', priceMax: 'prices.any.max' },
    save: async (values) => {
      const { rules } = parseRules(creatorId, values)
      const kept = await send(updateCreatorRules, { creatorId, ...changedFields(before.current, rules) })
      before.current = rules
      return kept
    },
    next: (written) => formatRules(parseRules(creatorId, written).rules),
    onSaved: (kept) => {
      client.setQueryData(callQueryKey(getCreatorRules, { creatorId }), kept)
      toast.success(t('creators.rules_saved'))
    },
  })
  // What a colleague saves meanwhile does not reach a form with changes, and is no change of its own.
  useEffect(() => {
    if (!form.isDirty) before.current = shown
  })
  const rules = useWatch({
    control: form.control,
    compute: (values: RulesText) => parseRules(creatorId, values).rules,
  })
  return { ...form, rules }
}
