import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Hourglass, PanelRight, Search, Users } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { nameOf, useDisplay } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import { useSession } from '@/features/auth'
import { formatList, formatNumber, languageName, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { useBelowSm } from '@/services/page/viewport'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/text/time'
import { plainName, UserName } from '@/ui/text/user-name'
import { RichText } from '@/ui/text/rich-text'

import { creatorAvatar, creatorName, useCreator } from '../../../focus/creators'
import { useColleagueNames, useCanSeeStaffNames } from '../../../people/user-permissions'
import { WaitingMinutes } from '../../../base/waiting-minutes'
import { GroupAvatar } from '../../base/group-avatar'
import { HeaderMenu, usePanelToggleLabel, useSearchDisabledReason } from './header-menu'
import { openThreadSearch } from '../search/search-state'
import { NextChatButton } from '../../next-chat/next-chat-button'

/** Returns a fan's local time and place; undefined for an unknown zone. */
function fanClock(timeZone: string, at: number): { time: string; place: string } | undefined {
  try {
    const time = formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone })
    return { time, place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone }
  } catch {
    return undefined
  }
}

interface ThreadHeaderProps {
  creatorId: string
  channel: OpenChannel
  onBack?: () => void
  onToggleFan?: () => void
  isFanOpen: boolean
  clock?: ReactNode
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
  const { data: fan } = useQuery({ ...queryOf(getFan, { userId }, creatorId), meta: { onError: 'ignore' } })
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
      <bdi>{t('thread.as', { name: isolate(plainName(creatorName(creator.creator))) })}</bdi>
    </span>
  )
}

/** The fan or group: the staff's nickname first, the fan's own name beside it. */
function ThreadTitle({
  creatorId,
  channel,
  isAlone,
}: Pick<ThreadHeaderProps, 'creatorId' | 'channel' | 'isAlone'>) {
  const { t } = useTranslation('tools')
  const isPhone = useBelowSm()
  const display = useDisplay(channel.userId)
  const { userId, title, memberCount, isOnline } = channel
  const name = display ? nameOf(display) : (title ?? '')
  const own = display?.displayName || display?.username
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
          {isPhone && channel.ourTurnSince !== null && <ShortWaitingBadge since={channel.ourTurnSince} />}
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

const MAX_AVATARS = 3

/** Colleagues who have the same conversation open. */
function PresentColleagues({ channel }: { channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  const { userId: me } = useSession()
  const ids = channel.presence.map(({ userId }) => userId).filter((id) => id !== me && id !== channel.userId)
  const sees = useCanSeeStaffNames()
  const names = useColleagueNames(ids)
  if (ids.length === 0) return null
  const known = ids.flatMap((id) => names(id) ?? [])
  const words = sees
    ? t('thread.here', {
        count: ids.length,
        names: formatList(known.map((name) => isolate(plainName(name)))),
      })
    : t('thread.here_unnamed', { count: ids.length })
  return (
    <span className="me-2 flex shrink-0 items-center gap-[6px] text-12 text-text-quiet" title={words}>
      <span aria-hidden className="flex gap-1">
        {sees ? (
          ids
            .slice(0, MAX_AVATARS)
            .map((id) => <Avatar key={id} size={24} of={{ id, name: names(id) ?? '', kind: 'staff' }} />)
        ) : (
          <Icon of={Users} />
        )}
      </span>
      <span role="status" className="max-xl:sr-only">
        {(known.length > 0 || !sees) && words}
      </span>
    </span>
  )
}

/** How long the fan has waited. */
function WaitingBadge({ since }: { since: number }) {
  const { t } = useTranslation('tools')
  return (
    <span className="flex shrink-0 items-center gap-[6px] whitespace-nowrap me-1 h-7 rounded-full bg-fill px-[10px] text-13 font-medium">
      <Icon of={Hourglass} className="text-text-quiet" />
      <span>
        <RichText
          text={t('thread.your_turn')}
          parts={{ wait: <WaitingMinutes since={since} now={t('thread.turn_now')} /> }}
        />
      </span>
    </span>
  )
}

/** The same where there is room for the time alone. */
function ShortWaitingBadge({ since }: { since: number }) {
  const { t } = useTranslation('tools')
  return (
    <span className="flex shrink-0 items-center gap-1 whitespace-nowrap">
      <Icon of={Hourglass} size="xxs" name={t('inbox.row_waits')} />
      <WaitingMinutes since={since} now={t('thread.turn_now')} />
    </span>
  )
}

/** Header of the thread: the fan or group, and actions for the conversation. */
export function ThreadHeader({
  creatorId,
  channel,
  onBack,
  onToggleFan,
  isFanOpen,
  isAlone,
  clock,
}: ThreadHeaderProps) {
  const { t } = useTranslation('tools')
  const asideName = usePanelToggleLabel(channel, isFanOpen)
  const noSearch = useSearchDisabledReason(creatorId, channel.channelId)
  const isPhone = useBelowSm()
  return (
    <header className="flex min-h-pane-head shrink-0 items-center border-b border-line ps-4 pe-2 max-lg:ps-2">
      {onBack && <IconButton icon={ChevronLeft} mirrored name={t('thread.back')} onClick={onBack} />}
      <ThreadTitle creatorId={creatorId} channel={channel} isAlone={isAlone} />
      <PresentColleagues channel={channel} />
      {!isPhone && channel.ourTurnSince !== null && <WaitingBadge since={channel.ourTurnSince} />}
      {isAlone && <NextChatButton creatorId={creatorId} channelId={channel.channelId} />}
      {clock}
      <IconButton
        icon={Search}
        className="max-sm:hidden"
        name={t('thread.search_open')}
        disabledReason={noSearch}
        onClick={() => openThreadSearch(channel.channelId)}
      />
      {onToggleFan && (
        <IconButton
          icon={PanelRight}
          mirrored
          pressed={isFanOpen}
          name={asideName}
          // Keeps the focus in the message being written, and so the on-screen keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onToggleFan}
        />
      )}
      <HeaderMenu creatorId={creatorId} channel={channel} isFanOpen={isFanOpen} onToggleFan={onToggleFan} />
    </header>
  )
}
