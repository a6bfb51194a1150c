import { ChevronLeft, ChevronRight, Hourglass, PanelRight, Search, Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { useSession } from '@/features/auth'
import { ClockSlot } from '@/features/clock'
import { formatList } from '@/i18n/format'
import { useBelowSm } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { Avatar } from '@/ui/text/avatar'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { isolatedName } from '@/ui/text/user-name'
import { RichText } from '@/ui/text/rich-text'

import { useCanSeeStaffNames } from '../../../base/permissions'
import { useColleagueNames } from '../../../people/colleague-names'
import { WaitingMinutes } from '../../../base/waiting-minutes'
import { useReplyTargetMs } from '../../base/use-reply-target'
import { HeaderMenu, usePanelToggleLabel, useSearchDisabledReason } from './header-menu'
import { openThreadSearch } from '../search/search-state'
import { useNextChat } from '../../next-chat/use-next-chat'
import { type ThreadTitleProps, ThreadTitle } from './thread-title'

interface ThreadHeaderProps extends ThreadTitleProps {
  onBack?: () => void
  onToggleFan: () => void
  isFanOpen: boolean
}

const MAX_AVATARS = 3
// Beside name, turn and menu there is room only for the dot. One element, which a re-render leaves alone.
const CLOCK = <ClockSlot variant="head" showStatus={false} />

/** Colleagues who have the same conversation open. */
function PresentColleagues({ channel }: { channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  const { userId: me } = useSession()
  const ids = channel.presence.filter((id) => id !== me && id !== channel.userId)
  const sees = useCanSeeStaffNames()
  const names = useColleagueNames(ids)
  if (ids.length === 0) return null
  const known = ids.flatMap((id) => names(id) ?? [])
  const words = sees
    ? t('thread.here', {
        count: ids.length,
        names: formatList(known.map(isolatedName)),
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
function WaitingBadge({ since, creatorId }: { since: number; creatorId: string }) {
  const { t } = useTranslation('tools')
  const targetMs = useReplyTargetMs(creatorId)
  return (
    <span className="flex shrink-0 items-center gap-[6px] whitespace-nowrap me-1 h-7 rounded-full bg-fill px-[10px] text-13 font-medium">
      <Icon of={Hourglass} className="text-text-quiet" />
      <span>
        <RichText
          text={t('thread.your_turn')}
          parts={{ wait: <WaitingMinutes since={since} now={t('thread.turn_now')} targetMs={targetMs} /> }}
        />
      </span>
    </span>
  )
}

/** Opens the best next chat where the list, which has the same button, is hidden. */
function NextChatButton({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('tools')
  const { open, isPending } = useNextChat(creatorId, channelId, { isToasted: true })
  return (
    <Button
      busy={isPending}
      onClick={open}
      className="min-w-control shrink-0 max-sm:px-2"
      end={<Icon of={ChevronRight} mirrored />}
    >
      <span className="max-sm:sr-only">{t('inbox.next')}</span>
    </Button>
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
      {!isPhone && channel.ourTurnSince !== null && (
        <WaitingBadge since={channel.ourTurnSince} creatorId={creatorId} />
      )}
      {isAlone && <NextChatButton creatorId={creatorId} channelId={channel.channelId} />}
      {isAlone && CLOCK}
      <IconButton
        icon={Search}
        className="max-sm:hidden"
        name={t('thread.search_open')}
        disabledReason={noSearch}
        onClick={() => openThreadSearch(channel.channelId)}
      />
      <IconButton
        data-fan-toggle
        icon={PanelRight}
        mirrored
        pressed={isFanOpen}
        name={asideName}
        // Keeps the focus in the message being written, and so the on-screen keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggleFan}
      />
      <HeaderMenu creatorId={creatorId} channel={channel} isFanOpen={isFanOpen} onToggleFan={onToggleFan} />
    </header>
  )
}
