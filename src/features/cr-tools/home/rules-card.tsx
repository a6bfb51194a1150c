import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { ruleSentences } from '@/i18n/rule-sentences'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'

import { RulesSkeleton } from './rules-skeleton'

/** The creator's rules, to read before the first message (screens S9). */
export function RulesCard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const { t: tProfile } = useTranslation('profile')
  const agencyCurrency = useAgencyCurrency()
  const rules = useQuery(queryOf(getRulesForChatter, { creatorId }))
  const lines = rules.data ? ruleSentences(rules.data, rules.data.currency ?? agencyCurrency) : []
  return (
    <Card title={t('home.rules')}>
      <QueryContent of={rules} skeleton={<RulesSkeleton />}>
        {lines.length > 0 ? (
          <ul className="grid gap-[6px] px-4 pb-4">
            {lines.map((line) => (
              <li key={line} className="break-words">
                <bdi dir="auto">{line}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-4 pb-4 text-text-quiet">{tProfile('fan.rules_none')}</p>
        )}
      </QueryContent>
    </Card>
  )
}
