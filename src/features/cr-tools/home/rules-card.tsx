import { useTranslation } from '@/i18n/use-translation'

import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'

import { useChatterRules } from '../base/use-chatter-rules'
import { RulesSkeleton } from './rules-skeleton'

/** The creator's rules, to read before the first message (screens S9). */
export function RulesCard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const { t: tProfile } = useTranslation('profile')
  const { rules, lines } = useChatterRules(creatorId)
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
