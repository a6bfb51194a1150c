import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide'
import { Fragment } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { nameOf, useDisplay } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import { wallClock } from '@/domain/time/zoned-time'
import { formatNumber, languageName, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { useBelowSm } from '@/services/page/viewport'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { RelativeTime } from '@/ui/text/time'
import { isolatedName, UserName } from '@/ui/text/user-name'
import { RichText } from '@/ui/text/rich-text'

import { creatorAvatar, useCreator } from '../../../focus/creators'
import { WaitingMinutes } from '../../../base/waiting-minutes'
import { GroupAvatar } from '../../base/group-avatar'
import { useReplyTargetMs } from '../../base/use-reply-target'

/** Returns a fan's local time and place; undefined for an unknown zone. */
function fanClock(timeZone: string, at: number): { time: string; place: string } | undefined {
  if (wallClock(at, timeZone) === undefined) return undefined
  const time = formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone })
  return { time, place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone }
}

export interface ThreadTitleProps {
  creatorId: string
  channel: OpenChannel
  /** Whether the list, whose header names the creator, is hidden. */
  isAlone: boolean
}

/** Facts below the name: online state, local time, language. */
function FanLine({
  creatorId,
  channel,
  userId,
}: {
  creatorId: string
  channel: OpenChannel
  userId: string
}) {
  const { t } = useTranslation('tools')
  const now = toServerTime(useMinute())
  const { data: fan } = useQuery(queryOf(getFan, { userId }, creatorId))
  const { isOnline, lastSeenAt } = channel
  const clock = fan?.timeZone ? fanClock(fan.timeZone, now) : undefined
  const seen = lastSeenAt !== null && (
    <RichText text={t('thread.last_seen')} parts={{ when: <RelativeTime at={lastSeenAt} /> }} />
  )
  const facts = [
    { id: 'online', words: isOnline ? t('thread.online') : seen },
    { id: 'time', words: clock && t('thread.local_time', { time: isolate(clock.time), place: clock.place }) },
    { id: 'language', words: fan?.language && languageName(fan.language) },
  ].filter(({ words }) => Boolean(words))
  return facts.map(({ id, words }, index) => (
    <Fragment key={id}>
      {index > 0 && (
        <span aria-hidden className="px-[6px]">
          ·
        </span>
      )}
      <bdi>{words}</bdi>
    </Fragment>
  ))
}

/** The creator's full name, because a reply under the wrong one can't be taken back. */
function WritingCreator() {
  const { t } = useTranslation('tools')
  const { creator } = useCreator()
  if (!creator) return null
  return (
    <span className="flex min-w-0 items-center gap-1 font-medium sm:shrink-0 text-text wrap-anywhere">
      <Avatar of={creatorAvatar(creator.creator)} size={14} />
      <bdi>{t('thread.as', { name: isolatedName(accountNameOf(creator.creator)) })}</bdi>
    </span>
  )
}

/** The fan or group: the staff's nickname first, the fan's own name beside it. */
export function ThreadTitle({ creatorId, channel, isAlone }: ThreadTitleProps) {
  const { t } = useTranslation('tools')
  const isPhone = useBelowSm()
  const display = useDisplay(channel.userId)
  const { userId, title, memberCount, isOnline } = channel
  const name = display ? nameOf(display) : (title ?? '')
  const own = display && accountNameOf(display)
  return (
    <>
      {userId === null ? (
        <GroupAvatar of={channel} size={36} />
      ) : (
        <Avatar size={36} online={isOnline} of={{ id: userId, name, kind: 'fan' }} />
      )}
      <div className="min-w-0 flex-1 ps-[10px] pe-2">
        <h1 className="flex min-h-5 items-center gap-[6px] text-14 font-strong outline-none">
          <UserName name={name} className="cut" />
          {own && own !== name && (
            <UserName name={own} className="cut text-13 font-text text-text-faint max-sm:hidden" />
          )}
        </h1>
        <p className="flex min-h-4 min-w-0 gap-x-2 text-12 text-text-quiet max-sm:flex-wrap">
          {isAlone && <WritingCreator />}
          {isPhone && channel.ourTurnSince !== null && (
            <ShortWaitingBadge since={channel.ourTurnSince} creatorId={creatorId} />
          )}
          <span className={cx('cut', isAlone && 'max-sm:hidden')}>
            {userId !== null && <FanLine creatorId={creatorId} channel={channel} userId={userId} />}
            {userId === null &&
              memberCount !== null &&
              t('thread.members', { count: memberCount, number: formatNumber(memberCount) })}
          </span>
        </p>
      </div>
    </>
  )
}

/** How long the fan has waited, where there is room for the time alone. */
function ShortWaitingBadge({ since, creatorId }: { since: number; creatorId: string }) {
  const { t } = useTranslation('tools')
  const targetMs = useReplyTargetMs(creatorId)
  return (
    <span className="flex shrink-0 items-center gap-1 whitespace-nowrap">
      <Icon of={Hourglass} size="xxs" name={t('inbox.row_waits')} />
      <WaitingMinutes since={since} now={t('thread.turn_now')} targetMs={targetMs} />
    </span>
  )
}
