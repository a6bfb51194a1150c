import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import { formatTime } from '@/i18n/format'
import { hasPendingName } from '@/lib/text/pending-name'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Amount } from '@/ui/text/figure'
import { SkeletonBar } from '@/ui/skeleton'
import { isolatedName, UserName } from '@/ui/text/user-name'

import { useCanSeeStaffNames } from '../base/permissions'
import { type NotificationGroup as Group, groupSumsOf, isMention } from './group-by-fan'
import { NotificationLine } from './notification-line'
import { QuickReply } from './quick-reply'
import { GroupActions } from './notification-group-actions'

/** Number of entries shown before the group collapses the rest. */
const SHOWN_ENTRIES = 4

interface NotificationGroupCardProps {
  creatorId: string
  group: Group
  /** Position for `aria-posinset` and `aria-setsize`; -1 while not all pages are loaded. */
  position: { at: number; of: number }
  onRead: (ids: readonly string[]) => void
}

/** The group's title: the fan's name or the platform's. */
function useGroupTitle(group: Group): string {
  const { t } = useTranslation('tools')
  const { userId } = group
  const isHidden = !useCanSeeStaffNames() && isMention(group)
  const unknown = isMention(group) ? t('composer.colleague') : t('notifications.someone')
  const nameOf = useNamesOr(userId === null || isHidden ? [] : [userId], unknown)
  if (userId !== null) return nameOf(userId)
  return isMention(group) ? unknown : t('notifications.system_name')
}

function GroupLines({ creatorId, group }: Pick<NotificationGroupCardProps, 'creatorId' | 'group'>) {
  const { t } = useTranslation('tools')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? group.items : group.items.slice(0, SHOWN_ENTRIES)
  const rest = group.items.length - shown.length
  return (
    <>
      <ul className="grid gap-[2px]">
        {shown.map((it) => (
          <NotificationLine key={it.notificationId} creatorId={creatorId} notification={it} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          kind="link"
          size="small"
          className="mt-1"
          onClick={({ currentTarget }) => {
            // The button unmounts, so move focus to its entry.
            currentTarget.closest('article')?.focus({ preventScroll: true })
            setIsWhole(true)
          }}
        >
          {t('notifications.more', { count: rest })}
        </Button>
      )}
    </>
  )
}

/** Entries are focusable so that Page Up and Page Down move between them (ARIA feed pattern). */
const ENTRY = { tabIndex: 0 }

/** Accessible text of the heading while the name loads. */
function NameSkeleton() {
  const { t } = useTranslation('common')
  return (
    <>
      <SkeletonBar className="h-3 w-24" />
      <span className="sr-only">{t('page.loading')}</span>
    </>
  )
}

function GroupHeader({
  id,
  group,
  title,
  unread,
}: {
  id: string
  group: Group
  title: string
  unread: number
}) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex min-h-5 items-center gap-x-3">
      <h3 id={id} className="flex min-w-0 flex-1 items-center gap-2 leading-5 font-strong">
        {hasPendingName(title) ? <NameSkeleton /> : <UserName name={title} className="cut" />}
        {unread > 0 && (
          <span className="size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{t('notifications.unread_count', { count: unread })}</span>
          </span>
        )}
      </h3>
      {group.items.length > 1 && (
        <span className="flex gap-2 text-13 text-text-quiet">
          {groupSumsOf(group).map((sum) => (
            <Amount key={sum.currency} of={sum} />
          ))}
          {/* Spacer as wide as the time column, so that amounts align. */}
          <span aria-hidden className="invisible text-12 tabular-nums max-sm:hidden">
            {formatTime(group.items[0].at)}
          </span>
        </span>
      )}
    </div>
  )
}

/** Notifications from one fan on one day, with actions to reply (screens S14). */
export function NotificationGroupCard({ creatorId, group, position, onRead }: NotificationGroupCardProps) {
  const id = useId()
  const title = useGroupTitle(group)
  const [isReplying, setIsReplying] = useState(false)
  const { userId, channelId, items } = group
  const name = isolatedName(title)
  const unread = items.filter(({ readAt }) => readAt === null).map(({ notificationId }) => notificationId)
  const read = unread.length > 0 ? () => onRead(unread) : undefined
  return (
    <article
      {...ENTRY}
      aria-labelledby={id}
      aria-posinset={position.at}
      aria-setsize={position.of}
      className={cx(
        'relative flex items-start gap-3 rounded-card px-3 py-[9px] md:px-4',
        unread.length > 0 && 'bg-surface-raised inset-shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      <Avatar
        of={{ id: userId ?? 'system', name: title, kind: isMention(group) ? 'staff' : 'fan' }}
        size={36}
      />
      <div className="min-w-0 flex-1">
        <GroupHeader id={id} group={group} title={title} unread={unread.length} />
        <GroupLines creatorId={creatorId} group={group} />
        {isReplying && channelId !== null && (
          <QuickReply
            creatorId={creatorId}
            channelId={channelId}
            name={name}
            onClose={() => setIsReplying(false)}
            onSent={() => {
              setIsReplying(false)
              read?.()
            }}
          />
        )}
      </div>
      <div className="-my-[3px] flex min-h-11 shrink-0 items-center">
        <GroupActions
          creatorId={creatorId}
          group={group}
          name={name}
          isReplying={isReplying}
          onRead={read}
          onReply={() => setIsReplying(!isReplying)}
        />
      </div>
    </article>
  )
}
