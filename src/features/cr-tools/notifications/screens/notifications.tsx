import { Bell, CheckCheck, Settings } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { useCreatorId } from '../../focus/use-creator-id'
import { NotificationFeed } from '../notification-feed'
import { NotificationFilters } from '../notification-filters'
import { NotificationSettingsDrawer } from '../notification-settings-drawer'
import { useMarkAsRead, useNotifications, useNotificationView } from '../use-notifications'

const SKELETON_ROWS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52']

/** Skeleton of the feed: a day heading and cards. */
const FeedSkeleton = () => (
  <div>
    <div className="px-3 pt-3 pb-2 md:px-4">
      <SkeletonBar className="my-1 h-3 w-14" />
    </div>
    {SKELETON_ROWS.map((width) => (
      <div key={width} className={cx(cardClasses, 'mb-1 flex h-14 items-start gap-3 px-3 py-[9px] md:px-4')}>
        <SkeletonBar className="size-9 rounded-full" />
        <div className="grid flex-1 gap-2 pt-1">
          <SkeletonBar className="h-4 w-32" />
          <SkeletonBar className={`h-3 ${width}`} />
        </div>
        <SkeletonBar className="h-3 w-24" />
      </div>
    ))}
  </div>
)

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
    <NoMatches title={t('notifications.none_title')} text={t('notifications.none_text')} onClear={onClear} />
  )
}

interface MarkAllAsReadProps {
  marking: ReturnType<typeof useMarkAsRead>
  unread: number | undefined
}

function MarkAllAsReadButton({ marking: { mutate, isPending, variables }, unread }: MarkAllAsReadProps) {
  const { t } = useTranslation('tools')
  return (
    <Button
      icon={CheckCheck}
      busy={isPending && 'all' in variables}
      disabledReason={unread === 0 ? t('notifications.all_read') : undefined}
      onClick={() => mutate({ all: true })}
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
  const { state: view, narrow, clear, isNarrowed } = useNotificationView()
  const { read, rows, counts } = useNotifications(view, creatorId)
  const marking = useMarkAsRead(creatorId)
  const [hasSettings, setHasSettings] = useState(false)
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0)
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
          <MarkAllAsReadButton marking={marking} unread={read.data && unread} />
          <IconButton
            icon={Settings}
            name={t('notifications.settings')}
            onClick={() => setHasSettings(true)}
          />
        </>
      }
    >
      <NotificationFilters view={view} counts={counts} onChange={narrow} onClear={isNarrowed && clear} />
      {marking.error && (
        <Banner tone="danger">{t('notifications.not_saved', { reason: errorText(marking.error) })}</Banner>
      )}
      <ContentState
        status={status}
        skeleton={<FeedSkeleton />}
        empty={<NoNotifications isNarrowed={isNarrowed} onClear={clear} />}
      >
        <NotificationFeed
          // Another filter starts at the top.
          key={JSON.stringify(view)}
          creatorId={creatorId}
          rows={rows}
          read={read}
          onRead={(ids) => marking.mutate({ ids: [...ids] })}
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
