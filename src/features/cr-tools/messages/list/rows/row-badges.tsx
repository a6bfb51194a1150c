import { AlarmClock, CalendarX2, ShieldAlert } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel } from '@/domain/chat/channel'
import { isNewFan } from '@/domain/chat/channel-view'
import { formatNumber } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { onTick, lastTickAt, useMinute } from '@/services/page/tick'
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

function ExpiringBadge({ endsAt }: { endsAt: number | null }) {
  const { t } = useTranslation('tools')
  const days = daysLeft(endsAt, toServerTime(useMinute()))
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

/** Ends at the very time: a row does not render again by itself. */
const useIsNew = (of: Channel): boolean =>
  useSyncExternalStore(onTick, () => isNewFan(of, toServerTime(lastTickAt()))) &&
  of.memberState !== 'expired' &&
  of.memberState !== 'expiring'

/** Returns whether a text badge takes space beside the name. */
export const useHasRowBadge = (of: Channel): boolean =>
  useIsNew(of) ||
  of.memberState === 'expiring' ||
  of.memberState === 'expired' ||
  of.suspicionCount > 0 ||
  of.isCreator

/** Badges for what is unusual about a fan; most have none. */
export function RowBadges({ of }: { of: Channel }) {
  const { t } = useTranslation('tools')
  const isNew = useIsNew(of)
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
      {of.memberState === 'expired' && <Badge>{t('inbox.row_expired')}</Badge>}
      {of.memberState === 'expiring' && <ExpiringBadge endsAt={of.endsAt} />}
      {isNew && <Badge tone="accent">{t('inbox.row_new')}</Badge>}
    </>
  )
}
