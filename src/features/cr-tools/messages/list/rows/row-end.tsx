import { BellOff, Gem, Hourglass, Pin } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { BADGE_CAP } from '@/config/constants'
import type { Channel } from '@/domain/chat/channel'
import { isBigSpender } from '@/domain/chat/channel-view'
import { waitLevel } from '@/domain/chat/wait-level'
import { badgeText } from '@/domain/page/navigation'
import { isSameLocalDay } from '@/domain/time/local-day'
import { formatDate, formatDateTime, formatTime, formatWaitingTime } from '@/i18n/format'
import { DAY_MS, MINUTE_MS } from '@/lib/duration'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { CountBadge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'

import { useWaitedMinutes } from '../../../base/waiting-minutes'

/** By weight as well as colour. */
const TONE = {
  good: 'text-text-quiet font-medium',
  slow: 'text-warning-text font-medium',
  costly: 'text-danger-text font-strong',
} as const

/** How long the fan has waited; the time of the last message is in the title. */
function WaitingBadge({ since, lastAt, targetMs }: { since: number; lastAt: number; targetMs: number }) {
  const { t } = useTranslation('tools')
  const waitedMs = useWaitedMinutes(since) * MINUTE_MS
  return (
    <span
      className={cx('flex items-center gap-1 whitespace-nowrap', TONE[waitLevel(waitedMs, targetMs)])}
      title={t('inbox.row_last_at', { time: formatDateTime(lastAt) })}
    >
      <Icon of={Hourglass} size="xxs" name={t('inbox.row_waits')} />
      <time dateTime={new Date(since).toISOString()}>
        <bdi>{formatWaitingTime(waitedMs)}</bdi>
      </time>
    </span>
  )
}

/** Shows the time for today, the weekday for this week, else the date. */
function LastAt({ at }: { at: number }) {
  const now = toServerTime(useMinute())
  const isToday = isSameLocalDay(at, now)
  const words = isToday
    ? formatTime(at)
    : formatDate(at, now - at < 6 * DAY_MS ? { weekday: 'short' } : { month: 'short', day: 'numeric' })
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      <bdi>{words}</bdi>
    </time>
  )
}

function Spend({ of }: { of: Channel }) {
  const { t } = useTranslation('tools')
  if (of.spend === null) return null
  const isBig = isBigSpender(of)
  return (
    <span className={cx('flex items-center gap-[3px]', isBig ? 'font-strong text-text' : 'text-text-quiet')}>
      {isBig && <Icon of={Gem} size="xxs" name={t('inbox.row_big_spender')} />}
      <span className="sr-only">{t('inbox.row_spent')}</span>
      <Amount of={{ amount: of.spend, currency: of.currency }} isWhole />
    </span>
  )
}

/** The end of a row: waiting time, spend, unread count. */
export function RowEnd({ of, targetMs }: { of: Channel; targetMs: number }) {
  const { t } = useTranslation('tools')
  const unread = badgeText(of.unreadCount, BADGE_CAP)
  return (
    <span className="flex flex-col items-end gap-[2px] text-12 leading-5 text-text-faint tabular-nums group-aria-[current]/row:text-text-quiet">
      <span className="flex items-center gap-1">
        {of.isMuted && <Icon of={BellOff} size="xxs" name={t('inbox.row_muted')} />}
        {of.isPinned && <Icon of={Pin} size="xxs" name={t('inbox.row_pinned')} />}
        {of.ourTurnSince !== null ? (
          <WaitingBadge
            since={of.ourTurnSince}
            lastAt={of.lastMessage?.createdAt ?? of.ourTurnSince}
            targetMs={targetMs}
          />
        ) : (
          of.lastMessage && <LastAt at={of.lastMessage.createdAt} />
        )}
      </span>
      <span className="flex h-5 items-center gap-[6px]">
        <Spend of={of} />
        {unread && <CountBadge text={unread} name={t('inbox.row_unread', { count: of.unreadCount })} />}
      </span>
    </span>
  )
}
