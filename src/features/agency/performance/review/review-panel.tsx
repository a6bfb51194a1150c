import { MessageSquareDashed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { useQueryStatus } from '@/api/query-status'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { Drawer } from '@/ui/drawer'
import { EmptyState } from '@/ui/empty-state'

import type { AgencyFilter } from '../../filter/agency-filter'
import { FilterBar } from '../../filter/filter-bar'
import { ChannelContext, type ContextOf } from '../evidence/channel-context'
import { EvidenceSkeleton } from '../evidence/evidence-states'
import { useTabFilter } from '../tab'
import { ReviewBar } from './review-bar'
import { choiceOf, QUERY, REVIEW_PARAMS, useReviewChoices } from './review-filter'
import { ReviewRows } from './review-rows'
import { useReviewList } from './use-review-list'

const PARTS = ['period', 'creators', 'people', 'zone'] as const

function NoMessages({ filter }: { filter: AgencyFilter }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardLook}>
      <EmptyState
        icon={MessageSquareDashed}
        title={t('performance.review_none_title')}
        actions={filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>}
      >
        {t('performance.review_none_text')}
      </EmptyState>
    </div>
  )
}

/** Everything the staff wrote, to be read and marked. */
export function ReviewPanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('review', PARTS, { defaults: { period: 'today' }, own: REVIEW_PARAMS })
  const choices = useReviewChoices()
  const [params] = useSearchParams()
  const [context, setContext] = useState<ContextOf>()
  const { list, messages, fresh, mayBeMore, takeNew } = useReviewList(
    filter,
    choiceOf(choices),
    params.get(QUERY) ?? '',
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <FilterBar filter={filter} page="performance" />
        <ReviewBar choices={choices} />
      </div>
      <ContentState
        isBare
        status={useQueryStatus(list, messages.length === 0 && !list.hasNextPage && fresh === 0)}
        skeleton={
          <div className={`${cardLook} p-4`}>
            <EvidenceSkeleton />
          </div>
        }
        empty={<NoMessages filter={filter} />}
      >
        <ReviewRows
          messages={messages}
          timezone={filter.timezone}
          news={{ count: fresh, mayBeMore, take: takeNew }}
          more={{
            has: list.hasNextPage,
            isBusy: list.isFetchingNextPage,
            fetch: () => void list.fetchNextPage(),
          }}
          onContext={setContext}
        />
      </ContentState>
      {context && (
        <Drawer
          isOpen
          onClose={() => setContext(undefined)}
          title={t('performance.context')}
          trackedAs="message-context"
        >
          <ChannelContext of={context} />
        </Drawer>
      )}
    </div>
  )
}
