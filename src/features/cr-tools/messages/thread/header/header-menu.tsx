import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Ellipsis,
  LifeBuoy,
  MailOpen,
  PanelRight,
  Pencil,
  Pin,
  PinOff,
  Search,
  UsersRound,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import type { OpenChannel } from '@/domain/chat/channel'
import { href } from '@/domain/page/routes'
import { usePermission } from '@/features/auth'
import { openCrisisHelpFor } from '@/features/crisis'
import { toast } from '@/services/page/toasts'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/overlay/menu'
import type { Thread } from '@/domain/chat/thread'

import { useViewOnlyReason } from '../../../base/permissions'
import { useFanCountry } from '../../../people/use-fan-country'
import type { BulkChange } from '../../list/bulk/bulk-change'
import { useBulk } from '../../list/bulk/use-bulk'
import { openThreadSearch } from '../search/search-state'
import { threadQuery } from '../../../cache/thread-cache'

/** Returns the label of the button that toggles the panel beside the thread. */
export function usePanelToggleLabel({ kind }: OpenChannel, isOpen: boolean): string {
  const { t } = useTranslation('tools')
  if (kind === 'group') return isOpen ? t('thread.group_hide') : t('thread.group_show')
  return isOpen ? t('thread.fan_hide') : t('thread.fan_show')
}

const hasMessages = ({ messages }: Thread): boolean => messages.length > 0

/** Returns why a thread can't be searched: it is empty or not loaded. Undefined when it can. */
export function useSearchDisabledReason(creatorId: string, channelId: string): string | undefined {
  const { t } = useTranslation('tools')
  // The thread itself fetches its messages.
  const { data } = useQuery({ ...threadQuery(creatorId, channelId), select: hasMessages, enabled: false })
  return data ? undefined : t('thread.search_nothing')
}

interface HeaderMenuProps {
  creatorId: string
  channel: OpenChannel
  isFanOpen: boolean
  onToggleFan: () => void
}

/** The list's changes, of this channel alone; a refused one shows as a toast and at its item. */
function useChannelChange(creatorId: string, channel: OpenChannel) {
  const denied = useViewOnlyReason('messages')
  const { done, change } = useBulk(creatorId)
  return (kind: Exclude<BulkChange['kind'], 'label' | 'unlabel'>) => ({
    disabledReason: denied,
    detail: done?.kind === kind && done.problem,
    onAction: () => change([channel], { kind }),
  })
}

/** Items for a group, by the user's permissions. */
function GroupItems({ channelId }: { channelId: string }) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const groups = usePermission('groups')
  if (groups === undefined || groups === 'off') return null
  return (
    <>
      <MenuSeparator />
      {groups === 'edit' && (
        <MenuItem icon={Pencil} onAction={() => void navigate(href('groupEdit', { channelId }))}>
          {t('thread.group_edit')}
        </MenuItem>
      )}
      <MenuItem icon={UsersRound} onAction={() => void navigate(href('groupMembers', { channelId }))}>
        {t('thread.group_members')}
      </MenuItem>
    </>
  )
}

/** Menu of the conversation. */
export function HeaderMenu({ creatorId, channel, isFanOpen, onToggleFan }: HeaderMenuProps) {
  const { t } = useTranslation(['tools', 'global'])
  const { channelId, isPinned, isMuted, isArchived } = channel
  const changeOf = useChannelChange(creatorId, channel)
  const unread = changeOf('unread')
  const markUnread = () => {
    unread.onAction()
    toast.success(t('thread.marked_unread'))
  }
  const fanCountry = useFanCountry(creatorId, channel.userId)
  const asideName = usePanelToggleLabel(channel, isFanOpen)
  const noSearch = useSearchDisabledReason(creatorId, channelId)
  return (
    <Menu trigger={<IconButton icon={Ellipsis} name={t('thread.more')} />}>
      <MenuItem icon={Search} disabledReason={noSearch} onAction={() => openThreadSearch(channelId)}>
        {t('thread.search_open')}
      </MenuItem>
      <MenuItem icon={isPinned ? PinOff : Pin} {...changeOf(isPinned ? 'unpin' : 'pin')}>
        {isPinned ? t('thread.unpin') : t('thread.pin')}
      </MenuItem>
      <MenuItem icon={isMuted ? Bell : BellOff} {...changeOf(isMuted ? 'unmute' : 'mute')}>
        {isMuted ? t('thread.unmute') : t('thread.mute')}
      </MenuItem>
      <MenuItem
        icon={isArchived ? ArchiveRestore : Archive}
        {...changeOf(isArchived ? 'unarchive' : 'archive')}
      >
        {isArchived ? t('thread.unarchive') : t('thread.archive')}
      </MenuItem>
      <MenuItem icon={MailOpen} {...unread} onAction={markUnread}>
        {t('thread.mark_unread')}
      </MenuItem>
      <MenuItem icon={PanelRight} mirrored onAction={onToggleFan}>
        {asideName}
      </MenuItem>
      {channel.kind === 'group' && <GroupItems channelId={channelId} />}
      <MenuSeparator />
      {/* This page has no app bar, and so no account menu with crisis help. */}
      <MenuItem icon={LifeBuoy} onAction={() => openCrisisHelpFor({ channelId, fanCountry })}>
        {t('global:account.crisis')}
      </MenuItem>
    </Menu>
  )
}
