import { useTranslation } from '@/i18n/use-translation'
import { useSearchParams } from 'react-router'

import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { Drawer } from '@/ui/overlay/dialog'

import { FilterBar } from '../../filter/filter-bar'
import { ChannelContext } from '../evidence/channel-context'
import { EvidenceSkeleton } from '../evidence/evidence-states'
import { useOpenedChat } from '../evidence/use-opened-chat'
import { useTabFilter } from '../performance-tab'
import { ReviewBar } from './review-bar'
import { ReviewEmpty } from './review-empty'
import { chosenValues, QUERY, REVIEW_PARAMS, useReviewChoices } from './review-filter'
import { ReviewRows } from './review-rows'
import { useReviewList } from './use-review-list'
import { useContinueSearch } from './use-continue-search'

const FILTER_PARTS = ['period', 'creators', 'people', 'zone'] as const

/** Lists staff messages to read and mark. */
export function ReviewPanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('review', FILTER_PARTS, { defaults: { period: 'today' }, own: REVIEW_PARAMS })
  const choices = useReviewChoices()
  const [params] = useSearchParams()
  const { context, read, stopReading } = useOpenedChat()
  const { list, messages, fresh, mayBeMore, takeNew } = useReviewList(
    filter,
    chosenValues(choices),
    params.get(QUERY) ?? '',
  )
  const search = useContinueSearch(list, messages.length === 0 && fresh === 0)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <FilterBar filter={filter} page="chatterPerformance" />
        <ReviewBar choices={choices} />
      </div>
      <ContentState
        isBare
        status={search.status}
        skeleton={
          <div className={`${cardClasses} p-4`}>
            <EvidenceSkeleton />
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
          onContext={read}
        />
      </ContentState>
      {context && (
        <Drawer onClose={stopReading} title={t('performance.context')} trackedAs="message-context">
          <ChannelContext of={context} timezone={filter.timezone} />
        </Drawer>
      )}
    </div>
  )
}
