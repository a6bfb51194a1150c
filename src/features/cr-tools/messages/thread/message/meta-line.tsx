import { CalendarClock, Check, CheckCheck } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { automaticKind, type Message } from '@/domain/chat/message'
import { formatDateTime, formatTime, timeBeside } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { lastTickAt } from '@/services/page/tick'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { isolatedName } from '@/ui/text/user-name'

interface MetaLineProps {
  id: string
  message: Message
  isOwn: boolean
  /** Shown before the time: the colleague who sent it, or the group member who wrote it. */
  by: string | undefined
  /** Only the last message of a group shows it; screen readers read it for each. */
  isHidden: boolean
}

function Ticks({ message }: { message: Message }) {
  const { t } = useTranslation('tools')
  if (message.unsentAt !== null) return null
  return message.seenAt === null ? (
    <Icon of={Check} name={t('thread.sent')} className="text-text-quiet" />
  ) : (
    <span title={t('thread.seen_at', { time: formatDateTime(message.seenAt) })} className="flex">
      <Icon
        of={CheckCheck}
        name={t('thread.seen_at', { time: formatTime(message.seenAt) })}
        className="text-accent-text"
      />
    </span>
  )
}

const Scheduled = ({ at }: { at: number }) => {
  const { t } = useTranslation('tools')
  return (
    <span className="flex items-center gap-1 text-warning-text">
      <Icon of={CalendarClock} />
      {t('thread.scheduled_for', { time: timeBeside(at, toServerTime(lastTickAt())) })}
    </span>
  )
}

const Dot = () => <span aria-hidden>·</span>

/** Under a message: sender, time and read state. */
export function MetaLine({ id, message, isOwn, by, isHidden }: MetaLineProps) {
  const { t } = useTranslation('tools')
  const { createdAt, scheduledAt, unsentAt, editedAt } = message
  const name = by !== undefined && isolatedName(by)
  const sender = name && isOwn ? t('thread.sent_by', { name }) : name
  const automatic = automaticKind(message.kind)
  const origin = automatic && t(`thread.kind_${automatic}`)
  const edited = editedAt !== null && t('thread.edited')
  if (isHidden && scheduledAt === null && unsentAt === null)
    return (
      <p id={id} className="sr-only">
        {[origin, sender, edited, formatTime(createdAt)].filter(Boolean).join(' ')}
      </p>
    )
  return (
    <p
      id={id}
      className={cx(
        'mt-[2px] flex items-center gap-[5px] px-1 text-12 text-text-faint tabular-nums',
        // Reserves width for the colleague's name, which loads after the message, so that the line does not
        // shift.
        isOwn && message.sentById !== null && 'min-w-64 justify-end',
      )}
    >
      {origin}
      {origin && <Dot />}
      {sender && <span className="cut">{sender}</span>}
      {sender && <Dot />}
      {edited}
      {edited && <Dot />}
      {unsentAt !== null && t('thread.unsent_at', { time: formatTime(unsentAt) })}
      {unsentAt !== null && <Dot />}
      {scheduledAt === null ? (
        <time dateTime={new Date(createdAt).toISOString()} title={formatDateTime(createdAt)}>
          {formatTime(createdAt)}
        </time>
      ) : (
        <Scheduled at={scheduledAt} />
      )}
      {isOwn && scheduledAt === null && <Ticks message={message} />}
    </p>
  )
}
