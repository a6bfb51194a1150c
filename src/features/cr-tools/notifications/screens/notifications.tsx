import { Bell, CheckCheck, Settings } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'

import { useCreatorId } from '../../creator-in-focus'
import { Feed } from '../parts/feed'
import { FeedSkeleton } from '../parts/feed-skeleton'
import { Filters } from '../parts/filters'
import { SettingsDrawer } from '../parts/settings-drawer'
import { useMarkRead, useNotifications, useView } from '../use-notifications'
import { isNarrowed } from '../view-params'

const READY = { kind: 'ready' } as const

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('tools')
  if (!isNarrowed)
    return (
      <EmptyState icon={Bell} title={t('notifications.empty_title')}>
        {t('notifications.empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Bell}
      title={t('notifications.none_title')}
      actions={<Button onClick={onClear}>{t('notifications.clear_filters')}</Button>}
    >
      {t('notifications.none_text')}
    </EmptyState>
  )
}

function ReadAll({ creatorId, unread }: { creatorId: string; unread: number | undefined }) {
  const { t } = useTranslation('tools')
  const { mutate: markRead, isPending } = useMarkRead(creatorId)
  return (
    <Button
      icon={CheckCheck}
      busy={isPending}
      disabledReason={unread === 0 ? t('notifications.all_read') : undefined}
      onClick={() => markRead({ all: true })}
    >
      {t('notifications.read_all')}
    </Button>
  )
}

function Notifications({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const { view, change } = useView()
  const { read, rows, counts } = useNotifications(view, creatorId)
  const { mutate: markRead } = useMarkRead(creatorId)
  const [hasSettings, setHasSettings] = useState(false)
  const { fetchNextPage } = read
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const clear = () => change({ kinds: [], isUnread: false, amountMin: undefined })
  const whole = useQueryStatus(read, rows.length === 0)
  // A failed next page shows its error below the list, not instead of it.
  const status = read.isFetchNextPageError ? READY : whole
  return (
    <Page
      title={t('notifications.title')}
      width="reading"
      beside={
        unread > 0 && (
          <span className="text-text-quiet tabular-nums">
            {t('notifications.unread_count', { count: unread })}
          </span>
        )
      }
      actions={
        <>
          <ReadAll creatorId={creatorId} unread={read.data && unread} />
          <IconButton
            icon={Settings}
            name={t('notifications.settings')}
            onClick={() => setHasSettings(true)}
          />
        </>
      }
    >
      <Filters view={view} counts={counts} onChange={change} />
      <ContentState
        status={status}
        skeleton={<FeedSkeleton />}
        empty={<Nothing isNarrowed={isNarrowed(view)} onClear={clear} />}
      >
        <Feed
          // Another filter starts at the top.
          key={JSON.stringify(view)}
          creatorId={creatorId}
          rows={rows}
          more={{
            has: read.hasNextPage,
            isLoading: read.isFetchingNextPage,
            hasFailed: read.isFetchNextPageError,
            load: loadMore,
          }}
          onRead={(ids) => markRead({ ids: [...ids] })}
        />
      </ContentState>
      <SettingsDrawer creatorId={creatorId} isOpen={hasSettings} onClose={() => setHasSettings(false)} />
    </Page>
  )
}

/** Page header that renders while the rest loads. */
export function Beginning() {
  const { t } = useTranslation('tools')
  return <Page title={t('notifications.title')} width="reading" />
}

/** /cr-tools/notifications: events from fans and colleagues, with quick replies (screens S14). */
export default function NotificationsScreen() {
  const creatorId = useCreatorId()
  // The route guard ensures a creator, but during sign-out there may be none for one render.
  return creatorId === undefined ? null : <Notifications key={creatorId} creatorId={creatorId} />
}
