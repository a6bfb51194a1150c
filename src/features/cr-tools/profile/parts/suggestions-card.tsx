import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { CreatorProfile } from '@/domain/creator-profile'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { Bone } from '@/ui/skeleton'

import { useColleague } from '../../person-rights'
import { useSuggestions } from '../use-suggestions'
import { DeclineDialog } from './decline-dialog'
import { SuggestionItem } from './suggestion-item'

const ListSkeleton = () => (
  <div className="grid gap-3 px-4 pb-4">
    <Bone className="h-4 w-48" />
    <Bone className="h-12 w-full" />
  </div>
)

function Decline(props: { creatorId: string; suggestionId: string; byId: string; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const name = isolate(useColleague(props.byId) ?? t('creator.colleague'))
  return <DeclineDialog {...props} name={name} />
}

/** Suggested changes and their decisions: the user's own, or all for those who may decide. */
export function SuggestionsCard({ profile, mayDecide }: { profile: CreatorProfile; mayDecide: boolean }) {
  const { t } = useTranslation('profile')
  const { creatorId, currency } = profile
  const [declined, setDeclined] = useState<{ suggestionId: string; byId: string }>()
  const read = useSuggestions(creatorId)
  const rows = read.data?.pages.flatMap(({ data }) => data) ?? []
  const title = mayDecide ? t('creator.suggestions') : t('creator.suggestions_own')
  return (
    <section aria-label={title}>
      <Card title={title}>
        <ContentState
          status={useQueryStatus(read, rows.length === 0)}
          skeleton={<ListSkeleton />}
          empty={
            <EmptyState icon={MessageSquareQuote} title={t('creator.suggestions_empty')}>
              {t('creator.suggestions_empty_text')}
            </EmptyState>
          }
        >
          <ul>
            {rows.map((one) => (
              <SuggestionItem
                key={one.suggestionId}
                creatorId={creatorId}
                of={one}
                currency={currency}
                mayDecide={mayDecide}
                onDecline={() => setDeclined(one)}
              />
            ))}
          </ul>
          {read.hasNextPage && (
            <div className="flex justify-center p-3">
              <Button busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                {t('creator.more')}
              </Button>
            </div>
          )}
        </ContentState>
        {declined && <Decline creatorId={creatorId} {...declined} onClose={() => setDeclined(undefined)} />}
      </Card>
    </section>
  )
}
