import { CalendarClock, Check, CheckCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { formatDateTime, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { lastTickAt } from '@/services/page/tick'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/text/user-name'

import { timeBeside } from '../base/format-time'

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
      {t('thread.scheduled_for', { time: timeBeside(at, lastTickAt()) })}
    </span>
  )
}

/** Under a message: sender, time and read state. */
export function MetaLine({ id, message, isOwn, by, isHidden }: MetaLineProps) {
  const { t } = useTranslation('tools')
  const { createdAt, scheduledAt, unsentAt, editedAt } = message
  const isWaiting = scheduledAt !== null
  const isQuiet = isHidden && !isWaiting && unsentAt === null
  return (
    <p
      id={id}
      className={cx(
        isQuiet
          ? 'sr-only'
          : 'mt-[2px] flex items-center gap-[5px] px-1 text-12 text-text-faint tabular-nums',
        // Reserves width for the colleague's name, which loads after the message, so that the line does not
        // shift.
        !isQuiet && isOwn && message.sentById !== null && 'min-w-64 justify-end',
      )}
    >
      {by !== undefined && (
        <>
          <span className="cut">
            {isOwn ? t('thread.sent_by', { name: isolate(plainName(by)) }) : <bdi>{plainName(by)}</bdi>}
          </span>
          <span aria-hidden>·</span>
        </>
      )}
      {editedAt !== null && (
        <>
          <span>{t('thread.edited')}</span>
          <span aria-hidden>·</span>
        </>
      )}
      {unsentAt !== null && (
        <>
          <span>{t('thread.unsent_at', { time: formatTime(unsentAt) })}</span>
          <span aria-hidden>·</span>
        </>
      )}
      {isWaiting ? (
        <Scheduled at={scheduledAt} />
      ) : (
        <time dateTime={new Date(createdAt).toISOString()} title={formatDateTime(createdAt)}>
          {formatTime(createdAt)}
        </time>
      )}
      {isOwn && !isWaiting && !isQuiet && <Ticks message={message} />}
    </p>
  )
}
