import { useQuery } from '@tanstack/react-query'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { ruleSentences } from '@/i18n/rule-sentences'

/** What a chatter may write and sell in a creator's name, with a sentence per rule. */
export function useChatterRules(creatorId: string) {
  const agencyCurrency = useAgencyCurrency()
  const rules = useQuery(queryOf(getRulesForChatter, { creatorId }))
  const lines = rules.data ? ruleSentences(rules.data, rules.data.currency ?? agencyCurrency) : []
  return { rules, lines }
}
