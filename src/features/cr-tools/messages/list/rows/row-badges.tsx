import { AlarmClock, CalendarX2, ShieldAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel } from '@/domain/chat/channel'
import { isNewFan } from '@/domain/chat/channel-view'
import { formatNumber } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { onTick, lastTickAt } from '@/services/page/tick'
import { Badge } from '@/ui/text/badge'
import { Icon } from '@/ui/icon'

import { daysLeft } from './last-message'

/** In a narrow list it shows only the days, to leave room for the name. */
function DaysBadge({ days }: { days: number }) {
  const { t } = useTranslation('tools')
  const words = t('inbox.row_ends_in', { count: days })
  return (
    <span className="flex shrink-0" title={words}>
      <Badge tone="warning" icon={CalendarX2}>
        <span className="@max-md/list:sr-only">{words}</span>
        <span aria-hidden className="hidden @max-md/list:inline">
          {formatNumber(days, { style: 'unit', unit: 'day', unitDisplay: 'short' })}
        </span>
      </Badge>
    </span>
  )
}

function MemberBadge({ of, now }: { of: Channel; now: number }) {
  const { t } = useTranslation('tools')
  if (of.memberState === 'expired') return <Badge>{t('inbox.row_expired')}</Badge>
  if (of.memberState !== 'expiring') return null
  const days = daysLeft(of.endsAt, now)
  if (days) return <DaysBadge days={days} />
  return <Badge tone="warning">{days === 0 ? t('inbox.row_ends_today') : t('inbox.row_expiring')}</Badge>
}

/** Marks a due follow-up at the very time, without waiting for another render. */
function FollowUpMark({ dueAt }: { dueAt: number }) {
  const { t } = useTranslation('tools')
  const isDue = useSyncExternalStore(onTick, () => dueAt <= toServerTime(lastTickAt()))
  if (!isDue) return null
  return (
    <span className="flex shrink-0 text-warning-text" title={t('inbox.row_follow_up')}>
      <Icon of={AlarmClock} size="sm" name={t('inbox.row_follow_up')} />
    </span>
  )
}

const isNew = (of: Channel, now: number) =>
  isNewFan(of, now) && of.memberState !== 'expired' && of.memberState !== 'expiring'

/** Returns whether a text badge takes space beside the name. */
export const hasRowBadge = (of: Channel): boolean =>
  of.memberState === 'expiring' ||
  of.memberState === 'expired' ||
  of.suspicionCount > 0 ||
  of.isCreator ||
  isNew(of, toServerTime(lastTickAt()))

/** Badges for what is unusual about a fan; most have none. */
export function RowBadges({ of }: { of: Channel }) {
  const { t } = useTranslation('tools')
  const now = toServerTime(lastTickAt())
  return (
    <>
      {of.suspicionCount > 0 && (
        <span
          className="flex shrink-0 text-danger-text"
          title={t('inbox.row_suspicion', { count: of.suspicionCount })}
        >
          <Icon of={ShieldAlert} name={t('inbox.row_suspicion', { count: of.suspicionCount })} />
        </span>
      )}
      {of.followUpDueAt !== null && <FollowUpMark dueAt={of.followUpDueAt} />}
      {of.isCreator && <Badge tone="info">{t('inbox.row_creator')}</Badge>}
      <MemberBadge of={of} now={now} />
      {isNew(of, now) && <Badge tone="accent">{t('inbox.row_new')}</Badge>}
    </>
  )
}
