import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import type { Notification } from '@/domain/notification'
import { href } from '@/domain/routes'
import { formatTime } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { linkLook } from '@/ui/link'
import { Money } from '@/ui/money'

import { actOf } from '../../notice-words'
import { KIND_ICON } from '../kind-icon'

/** To the message that waits for its sender: in its conversation, or among the mass messages. */
function ToHeld({ channelId }: { channelId: string | null }) {
  const { t } = useTranslation('tools')
  const to = channelId === null ? `${href('massMessage')}?tab=scheduled` : href('channel', { channelId })
  return (
    <Link to={to} className={linkLook('ms-2 text-13')}>
      {t('notifications.held_open')}
    </Link>
  )
}

/** To the chats that were given to the person: the one, or all of them in the list. */
function ToOwn({ channelId }: { channelId: string | null }) {
  const { t } = useTranslation('tools')
  const to = channelId === null ? `${href('messages')}?mine=1` : href('channel', { channelId })
  return (
    <Link to={to} className={linkLook('ms-2 text-13')}>
      {t('notifications.assigned_open')}
    </Link>
  )
}

/** One thing that happened: what, for how much, when, and in which words. */
export function NoticeLine({ of }: { of: Notification }) {
  const { t } = useTranslation('tools')
  const { kind, channelId, amount, currency, text, at, readAt } = of
  return (
    <li className="flex min-w-0 items-start gap-2 py-[3px]">
      <Icon of={KIND_ICON[kind]} className="mt-[3px] text-text-quiet" />
      <div className="min-w-0 flex-1">
        <span className={readAt === null ? 'font-medium' : 'text-text-quiet'}>
          {t(`notifications.${actOf(of)}`)}
        </span>
        {amount !== null && (
          <span className="ms-2 font-medium">
            <Money of={{ amount, currency }} />
          </span>
        )}
        {kind === 'held' && <ToHeld channelId={channelId} />}
        {kind === 'assigned' && <ToOwn channelId={channelId} />}
        {text !== null && (
          <p dir="auto" className="side-of-parent line-clamp-3 text-13 break-words text-text-quiet">
            {text}
          </p>
        )}
      </div>
      <time
        dateTime={new Date(at).toISOString()}
        className="mt-[2px] shrink-0 text-12 whitespace-nowrap text-text-faint tabular-nums"
      >
        {formatTime(at)}
      </time>
    </li>
  )
}
