import { Bell, CheckCheck, Settings } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'

import { useCreatorId } from '../../focus/creator-in-focus'
import { NotificationFeed } from '../parts/notification-feed'
import { FeedSkeleton } from '../parts/feed-skeleton'
import { NotificationFilters } from '../parts/notification-filters'
import { NotificationSettingsDrawer } from '../parts/notification-settings-drawer'
import { useMarkAsRead, useNotifications, useNotificationView } from '../use-notifications'
import { isFiltered } from '../view-params'

const READY_STATUS = { kind: 'ready' } as const

function NoNotifications({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
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

function MarkAllAsReadButton({ creatorId, unread }: { creatorId: string; unread: number | undefined }) {
  const { t } = useTranslation('tools')
  const { mutate: markRead, isPending } = useMarkAsRead(creatorId)
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

function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('tools')
  return <span className="text-text-quiet tabular-nums">{t('notifications.unread_count', { count })}</span>
}

function NotificationsPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const { view, change } = useNotificationView()
  const { read, rows, counts } = useNotifications(view, creatorId)
  const { mutate: markRead } = useMarkAsRead(creatorId)
  const [hasSettings, setHasSettings] = useState(false)
  const { fetchNextPage } = read
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const clear = () => change({ kinds: [], isUnread: false, amountMin: undefined })
  const whole = useQueryStatus(read, rows.length === 0)
  // A failed next page shows its error below the list, not instead of it.
  const status = read.isFetchNextPageError ? READY_STATUS : whole
  return (
    <Page
      title={t('notifications.title')}
      width="reading"
      beside={unread > 0 && <UnreadCount count={unread} />}
      actions={
        <>
          <MarkAllAsReadButton creatorId={creatorId} unread={read.data && unread} />
          <IconButton
            icon={Settings}
            name={t('notifications.settings')}
            onClick={() => setHasSettings(true)}
          />
        </>
      }
    >
      <NotificationFilters view={view} counts={counts} onChange={change} />
      <ContentState
        status={status}
        skeleton={<FeedSkeleton />}
        empty={<NoNotifications isNarrowed={isFiltered(view)} onClear={clear} />}
      >
        <NotificationFeed
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
      <NotificationSettingsDrawer
        creatorId={creatorId}
        isOpen={hasSettings}
        onClose={() => setHasSettings(false)}
      />
    </Page>
  )
}

/** Page header that renders while the rest loads. */
export function Placeholder() {
  const { t } = useTranslation('tools')
  return <Page title={t('notifications.title')} width="reading" />
}

/** /cr-tools/notifications: events from fans and colleagues, with quick replies (screens S14). */
export default function NotificationsScreen() {
  const creatorId = useCreatorId()
  // The route guard ensures a creator, but during sign-out there may be none for one render.
  return creatorId === undefined ? null : <NotificationsPage key={creatorId} creatorId={creatorId} />
}
