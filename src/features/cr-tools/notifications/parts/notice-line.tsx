import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat-address'
import type { Notification } from '@/domain/notification'
import { href } from '@/domain/routes'
import { useSession } from '@/features/auth'
import { formatNumber, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Icon } from '@/ui/icon'
import { linkLook } from '@/ui/link'
import { Money } from '@/ui/money'
import { plainName } from '@/ui/user-name'

import { actOf } from '../../notice-words'
import { useColleague } from '../../person-rights'
import { KIND_ICON } from '../kind-icon'

interface MaybeChat {
  creatorId: string
  channelId: string | null
}

/** Link to the message that awaits its sender's decision, in its chat or among mass messages. */
function ToHeld({ creatorId, channelId }: MaybeChat) {
  const { t } = useTranslation('tools')
  const to =
    channelId === null ? `${href('massMessage')}?tab=scheduled` : chatAddress({ channelId, creatorId })
  return (
    <Link to={to} className={linkLook('shrink-0 text-13')}>
      {t('notifications.held_open')}
    </Link>
  )
}

/** Link to newly assigned chats: the one, or the list. */
function ToOwn({ creatorId, channelId }: MaybeChat) {
  const { t } = useTranslation('tools')
  const to = channelId === null ? `${href('messages')}?mine=1` : chatAddress({ channelId, creatorId })
  return (
    <Link to={to} className={linkLook('shrink-0 text-13')}>
      {t('notifications.assigned_open')}
    </Link>
  )
}

/** A purchase: the item and its seller. */
function Sale({ of: { item, soldById } }: { of: Notification }) {
  const { t } = useTranslation('tools')
  const { userId: me } = useSession()
  const seller = useColleague(soldById === me ? null : soldById)
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
export function NoticeLine({ creatorId, of }: { creatorId: string; of: Notification }) {
  const { t } = useTranslation('tools')
  const { kind, channelId, amount, currency, text, at, readAt } = of
  return (
    <li className="min-w-0 text-13">
      <div className="flex min-h-[18px] min-w-0 items-center gap-2">
        <Icon of={KIND_ICON[kind]} className="text-text-quiet" />
        <span className="cut min-w-0 flex-1">
          <span className={readAt === null ? 'font-medium' : 'text-text-quiet'}>
            {t(`notifications.${actOf(of)}`)}
          </span>
          {kind === 'purchase' && <Sale of={of} />}
        </span>
        {kind === 'held' && <ToHeld creatorId={creatorId} channelId={channelId} />}
        {kind === 'assigned' && <ToOwn creatorId={creatorId} channelId={channelId} />}
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
