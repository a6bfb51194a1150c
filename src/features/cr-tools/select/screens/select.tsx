import { useQuery } from '@tanstack/react-query'
import { ArrowDownWideNarrow, UsersRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { UNREAD_POLL_MS } from '@/config/constants'
import { OffDutyBanner, useIsClockVisible } from '@/features/clock'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Page } from '@/ui/layout/page'
import { SearchField } from '@/ui/field/search-field'
import { Select } from '@/ui/field/select'

import { useUnread } from '../../focus/use-unread'
import { CREATOR_SORTS } from '../sort-creators'
import { CardSkeletons } from '../card-grid'
import { CreatorCards } from '../creator-cards'
import { useAutoSelectOnlyCreator } from '../use-select-creator'
import { useSelectView, type SelectView } from '../use-select-view'

function SelectControls({ view }: { view: SelectView }) {
  const { t } = useTranslation('home')
  return (
    <>
      <SearchField
        name={t('select.search')}
        value={view.query}
        onChange={view.search}
        className="w-56 max-sm:w-40 max-sm:grow"
      />
      <Select
        labelHidden
        label={t('select.sort')}
        icon={ArrowDownWideNarrow}
        options={CREATOR_SORTS.map((sort) => ({ value: sort, label: t(`select.sort_${sort}`) }))}
        value={view.sort}
        onChange={view.sortBy}
      />
    </>
  )
}

function NoCreators({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('home')
  return (
    <EmptyState
      icon={UsersRound}
      title={t('select.empty_title')}
      actions={
        <Button onClick={onRetry} busy={isRetrying}>
          {t('select.empty_retry')}
        </Button>
      }
    >
      {t('select.empty_text')}
    </EmptyState>
  )
}

/** Only the counts failed: cards show dashes. */
function UnreadFailed({ unread: { read } }: { unread: ReturnType<typeof useUnread> }) {
  const { t } = useTranslation('home')
  if (!read.error) return null
  return (
    <Banner tone="warning" onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
      {t('select.unread_failed')}
    </Banner>
  )
}

function NothingFound({ view }: { view: SelectView }) {
  const { t } = useTranslation('home')
  return (
    <NoMatches
      title={t('select.nothing_found', { query: isolate(view.query.trim()) })}
      hiddenBy="search"
      onClear={() => view.search('')}
    />
  )
}

/** /cr-select: the creators that the user works for, with what waits at each (screens S8). */
export default function SelectScreen() {
  const { t } = useTranslation('home')
  const isClockVisible = useIsClockVisible()
  const view = useSelectView()
  const unread = useUnread()
  const creators = useQuery({
    ...queryOf(listAssignedCreators),
    staleTime: UNREAD_POLL_MS,
    refetchInterval: UNREAD_POLL_MS,
  })
  const all = creators.data?.data
  const isGoingStraightIn = useAutoSelectOnlyCreator(all, view.next)
  const status = useQueryStatus(creators, all?.length === 0)
  return (
    <Page title={t('select.title')} actions={<SelectControls view={view} />}>
      {isClockVisible && <OffDutyBanner />}
      <ContentState
        status={isGoingStraightIn ? { kind: 'loading' } : status}
        skeleton={<CardSkeletons />}
        empty={<NoCreators onRetry={() => void creators.refetch()} isRetrying={creators.isFetching} />}
      >
        <UnreadFailed unread={unread} />
        <CreatorCards
          creators={all ?? []}
          unreadOf={unread.unreadOf}
          view={view}
          nothingFound={<NothingFound view={view} />}
        />
      </ContentState>
    </Page>
  )
}
