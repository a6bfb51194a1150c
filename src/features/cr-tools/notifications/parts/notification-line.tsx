import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'
import type { Notification } from '@/domain/notifications/notification'
import { href } from '@/domain/page/routes'
import { useSession } from '@/features/auth'
import { formatNumber, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'
import { Money } from '@/ui/text/figure'
import { plainName } from '@/ui/text/user-name'

import { noticeActionKey } from '../../alerts/notice-text'
import { useColleagueName } from '../../people/user-permissions'
import { KIND_ICON } from '../kind-icon'

interface ChatTarget {
  creatorId: string
  channelId: string | null
}

/** Link to the message that awaits its sender's decision, in its chat or among mass messages. */
function HeldMessageLink({ creatorId, channelId }: ChatTarget) {
  const { t } = useTranslation('tools')
  const to =
    channelId === null ? `${href('massMessage')}?tab=scheduled` : chatAddress({ channelId, creatorId })
  return (
    <Link to={to} className={linkClasses('shrink-0 text-13')}>
      {t('notifications.held_open')}
    </Link>
  )
}

/** Link to newly assigned chats: the one, or the list. */
function AssignedChatsLink({ creatorId, channelId }: ChatTarget) {
  const { t } = useTranslation('tools')
  const to = channelId === null ? `${href('messages')}?mine=1` : chatAddress({ channelId, creatorId })
  return (
    <Link to={to} className={linkClasses('shrink-0 text-13')}>
      {t('notifications.assigned_open')}
    </Link>
  )
}

/** A purchase: the item and its seller. */
function PurchaseText({ of: { item, soldById } }: { of: Notification }) {
  const { t } = useTranslation('tools')
  const { userId: me } = useSession()
  const seller = useColleagueName(soldById === me ? null : soldById)
  return (
    <>
      {item !== null && item.title !== '' && (
        <>
          {' '}
          <bdi className="font-medium">
            {item.title}
            {item.count > 1 && ` +${formatNumber(item.count - 1)}`}
          </bdi>
        </>
      )}
      {soldById !== null && (soldById === me || seller) && (
        <span className="ms-2 text-text-quiet">
          {soldById === me
            ? t('notifications.sold_by_you')
            : t('notifications.sold_by', { name: isolate(plainName(seller ?? '')) })}
        </span>
      )}
    </>
  )
}

/** One notification: text, amount, time, quote. */
export function NotificationLine({ creatorId, of }: { creatorId: string; of: Notification }) {
  const { t } = useTranslation('tools')
  const { kind, channelId, amount, currency, text, at, readAt } = of
  return (
    <li className="min-w-0 text-13">
      <div className="flex min-h-[18px] min-w-0 items-center gap-2">
        <Icon of={KIND_ICON[kind]} className="text-text-quiet" />
        <span className="cut min-w-0 flex-1">
          <span className={readAt === null ? 'font-medium' : 'text-text-quiet'}>
            {t(`notifications.${noticeActionKey(of)}`)}
          </span>
          {kind === 'purchase' && <PurchaseText of={of} />}
        </span>
        {kind === 'held' && <HeldMessageLink creatorId={creatorId} channelId={channelId} />}
        {kind === 'assigned' && <AssignedChatsLink creatorId={creatorId} channelId={channelId} />}
        {amount !== null && (
          <span className="shrink-0 font-strong tabular-nums">
            <Money of={{ amount, currency }} />
          </span>
        )}
        <time
          dateTime={new Date(at).toISOString()}
          className="shrink-0 text-12 whitespace-nowrap text-text-faint tabular-nums"
        >
          {formatTime(at)}
        </time>
      </div>
      {text !== null && (
        <p dir="auto" className="side-of-parent line-clamp-2 break-words text-text-quiet">
          {text}
        </p>
      )}
    </li>
  )
}
