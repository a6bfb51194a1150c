import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listProfileSuggestions } from '@/api/calls/creator/profile'
import { pagesOf } from '@/api/query'
import type { CreatorProfile } from '@/domain/profile/creator-profile'
import { isolate } from '@/lib/text/isolate'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBars } from '@/ui/skeleton'

import { useColleagueName } from '../people/colleague-names'
import { DeclineDialog } from './decline-dialog'
import { SuggestionItem } from './suggestion-item'
import { LoadMore } from '../base/load-more'

const PAGE_SIZE = 10

function DeclineOverlay(props: {
  creatorId: string
  suggestionId: string
  byId: string
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const name = isolate(useColleagueName(props.byId) ?? t('creator.colleague'))
  return <DeclineDialog {...props} name={name} />
}

/** Suggested changes and their decisions: the user's own, or all for those who may decide. */
export function SuggestionsCard({ profile, mayDecide }: { profile: CreatorProfile; mayDecide: boolean }) {
  const { t } = useTranslation('profile')
  const { creatorId, currency } = profile
  const [declined, setDeclined] = useState<{ suggestionId: string; byId: string }>()
  const read = useInfiniteQuery(pagesOf(listProfileSuggestions, { limit: PAGE_SIZE }, creatorId))
  const rows = read.data?.pages.flatMap(({ data }) => data) ?? []
  const title = mayDecide ? t('creator.suggestions') : t('creator.suggestions_own')
  return (
    <section aria-label={title}>
      <Card title={title}>
        <QueryContent
          of={read}
          isEmpty={rows.length === 0}
          skeleton={<SkeletonBars className="grid gap-3 px-4 pb-4" bars={['h-4 w-48', 'h-12 w-full']} />}
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
                suggestion={one}
                currency={currency}
                mayDecide={mayDecide}
                onDecline={() => setDeclined(one)}
              />
            ))}
          </ul>
          <div className="flex justify-center p-3 empty:hidden">
            <LoadMore query={read} />
          </div>
        </QueryContent>
        {declined && (
          <DeclineOverlay creatorId={creatorId} {...declined} onClose={() => setDeclined(undefined)} />
        )}
      </Card>
    </section>
  )
}
