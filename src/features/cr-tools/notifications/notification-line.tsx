import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'
import { isOwnWork, type Notification, type OwnWorkKind } from '@/domain/notifications/notification'
import { hrefWith } from '@/domain/page/href-with'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { useSession } from '@/features/auth'
import { formatNumber, formatTime } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'
import { Amount } from '@/ui/text/figure'
import { RichText } from '@/ui/text/rich-text'
import { plainName } from '@/ui/text/user-name'

import { noticeActionKey } from '../alerts/notice-text'
import { useColleagueName } from '../people/colleague-names'
import { KIND_ICON } from './kind-icon'

/** Where notices about the user's own work lead when they concern no single chat. */
const OWN_WORK = {
  held: { all: hrefOfTab('massMessage', 'scheduled'), words: 'notifications.held_open' },
  assigned: { all: hrefWith('messages', { mine: '1' }), words: 'notifications.assigned_open' },
} as const satisfies Record<OwnWorkKind, object>

/** Link to the message that awaits its sender's decision, or to newly assigned chats. */
function OwnWorkLink({
  kind,
  creatorId,
  channelId,
}: {
  kind: OwnWorkKind
  creatorId: string
  channelId: string | null
}) {
  const { t } = useTranslation('tools')
  const { all, words } = OWN_WORK[kind]
  return (
    <Link
      to={channelId === null ? all : chatAddress({ channelId, creatorId })}
      className={linkClasses('shrink-0 text-13')}
    >
      {t(words)}
    </Link>
  )
}

/** A purchase: the item and its seller. Each is cut on its own, so at its end in any direction of writing. */
function PurchaseText({ notification: { item, soldById } }: { notification: Notification }) {
  const { t } = useTranslation('tools')
  const { userId: me } = useSession()
  const seller = useColleagueName(soldById === me ? null : soldById)
  return (
    <>
      {item !== null && item.title !== '' && (
        <bdi className="cut font-medium">
          {item.title}
          {item.count > 1 && ` +${formatNumber(item.count - 1)}`}
        </bdi>
      )}
      {soldById !== null && (soldById === me || seller) && (
        <span className="flex min-w-0 whitespace-pre text-text-quiet">
          {soldById === me ? (
            t('notifications.sold_by_you')
          ) : (
            <RichText
              text={t('notifications.sold_by')}
              parts={{ name: <bdi className="cut">{plainName(seller ?? '')}</bdi> }}
            />
          )}
        </span>
      )}
    </>
  )
}

/** One notification: text, amount, time, quote. */
export function NotificationLine({
  creatorId,
  notification,
}: {
  creatorId: string
  notification: Notification
}) {
  const { t } = useTranslation('tools')
  const { kind, channelId, amount, currency, text, at, readAt } = notification
  return (
    <li className="min-w-0 text-13">
      <div className="flex min-h-[18px] min-w-0 flex-wrap items-center gap-x-2">
        <span className="flex min-w-0 flex-1 basis-32 gap-2">
          <Icon of={KIND_ICON[kind]} className="mt-px text-text-quiet" />
          <span className="flex min-w-0 flex-wrap gap-x-[6px]">
            <span className={cx('cut', readAt === null ? 'font-medium' : 'text-text-quiet')}>
              {t(`notifications.${noticeActionKey(notification)}`)}
            </span>
            {kind === 'purchase' && <PurchaseText notification={notification} />}
          </span>
        </span>
        {isOwnWork(kind) && <OwnWorkLink kind={kind} creatorId={creatorId} channelId={channelId} />}
        {amount !== null && (
          <span className="shrink-0 font-strong tabular-nums">
            <Amount of={{ amount, currency }} />
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
