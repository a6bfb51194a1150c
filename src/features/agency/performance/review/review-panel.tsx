import { MessageSquareDashed } from 'lucide'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useQueryStatus } from '@/api/query-status'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Drawer } from '@/ui/overlay/dialog'

import { ChannelContext } from '../../channel/channel-context'
import { useOpenedChat } from '../../channel/use-opened-chat'
import { FilterBar } from '../../filter/filter-bar'
import { useTabFilter } from '../performance-tab'
import { ReviewBar, REVIEW_PARAMS, REVIEW_SCHEMA } from './review-bar'
import { ReviewRows } from './review-rows'
import { useReviewList } from './use-review-list'

/** The number of empty pages to search before asking the user whether to go on. */
const MAX_EMPTY_PAGES = 8

type PagedList = UseInfiniteQueryResult<InfiniteData<unknown>>

/** Continues past empty pages: the server bounds the search per page, so an empty one is not the end. */
function useContinueSearch(list: PagedList, isEmpty: boolean) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [most, setMost] = useState(MAX_EMPTY_PAGES)
  const status = useQueryStatus(list, isEmpty)
  const parts = data?.pages.length ?? 0
  const isSearching = status.kind === 'empty' && parts < most && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
    // Each empty page triggers the next.
  }, [isSearching, isFetching, parts, fetchNextPage])
  const goOn = () => {
    setMost(parts + MAX_EMPTY_PAGES)
    void fetchNextPage()
  }
  return { status: isSearching ? ({ kind: 'loading' } as const) : status, goOn }
}

interface ReviewEmptyProps {
  filter: FigureFilter
  more: { has: boolean; isBusy: boolean; search: () => void }
}

/** Says that no message matches: so far, if the search can go further back, or in the whole period. */
function ReviewEmpty({ filter, more }: ReviewEmptyProps) {
  const { t } = useTranslation('analytics')
  const act = more.has ? (
    <Button busy={more.isBusy} onClick={more.search}>
      {t('performance.review_search_on')}
    </Button>
  ) : (
    filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>
  )
  return (
    <EmptyState
      icon={MessageSquareDashed}
      title={t(more.has ? 'performance.review_none_yet_title' : 'performance.review_none_title')}
      actions={act}
    >
      {t(more.has ? 'performance.review_none_yet_text' : 'performance.review_none_text')}
    </EmptyState>
  )
}

const FILTER_PARTS = ['period', 'creators', 'people', 'zone'] as const

/** Lists staff messages to read and mark. */
export function ReviewPanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('review', FILTER_PARTS, { defaults: { period: 'today' }, own: REVIEW_PARAMS })
  const { state: choice, change } = useUrlState(REVIEW_SCHEMA)
  const chat = useOpenedChat()
  const { list, messages, fresh, mayBeMore, takeNew } = useReviewList(filter, choice)
  const search = useContinueSearch(list, messages.length === 0 && fresh === 0)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <FilterBar filter={filter} page="chatterPerformance" />
        <ReviewBar choice={choice} onChange={change} />
      </div>
      <ContentState
        isBare
        status={search.status}
        skeleton={
          <div className={`${cardClasses} p-4`}>
            <LinesSkeleton />
          </div>
        }
        empty={
          <ReviewEmpty
            filter={filter}
            more={{ has: list.hasNextPage, isBusy: list.isFetchingNextPage, search: search.goOn }}
          />
        }
      >
        <ReviewRows
          messages={messages}
          timezone={filter.timezone}
          newMessages={{ count: fresh, mayBeMore, take: takeNew }}
          more={{
            has: list.hasNextPage,
            isBusy: list.isFetchingNextPage,
            fetch: () => void list.fetchNextPage(),
          }}
          onOpenChat={chat.open}
        />
      </ContentState>
      {chat.target && (
        <Drawer onClose={chat.close} title={t('performance.context')} trackedAs="message-context">
          <ChannelContext target={chat.target} timezone={filter.timezone} />
        </Drawer>
      )}
    </div>
  )
}
