import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
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
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { markUnread, updateChannels } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/chat/channel'
import { href } from '@/domain/page/routes'
import { usePermission } from '@/features/auth'
import { openCrisisHelp } from '@/features/crisis'
import { toast } from '@/services/page/toasts'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/overlay/menu'
import type { Thread } from '@/domain/chat/thread'

import { mergeChannel, mergeChannels, patchChannel } from '../../../cache/channel-cache'
import { useViewOnlyReason } from '../../../base/permissions'
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
  onToggleFan?: (() => void) | undefined
}

type ChannelFlag = 'isPinned' | 'isMuted' | 'isArchived'

/** Toggles a flag of the channel optimistically; on an error it rolls back and its item says why. */
function useToggleFlag(creatorId: string, channel: OpenChannel) {
  const client = useQueryClient()
  const { channelId } = channel
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ mark, is }: { mark: ChannelFlag; is: boolean }) =>
      send(updateChannels, { channelIds: [channelId], patch: { [mark]: is } }, { creatorId }),
    onMutate: ({ mark, is }) => patchChannel(client, creatorId, channelId, { [mark]: is }),
    onSuccess: ({ data, counts }) => mergeChannels(client, creatorId, data, counts),
    onError: (_, { mark, is }) => patchChannel(client, creatorId, channelId, { [mark]: !is }),
    meta: { onError: 'toast' },
  })
  return {
    turn: (mark: ChannelFlag) => mutate({ mark, is: !channel[mark] }),
    whyNot: (mark: ChannelFlag) => (error && variables.mark === mark ? errorText(error) : undefined),
  }
}

function useMarkUnread(creatorId: string, { channelId }: OpenChannel) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: () => send(markUnread, { channelId }, { creatorId }),
    onSuccess: ({ channel, counts }) => {
      mergeChannel(client, creatorId, channel, counts)
      toast.success(t('thread.marked_unread'))
    },
    meta: { onError: 'toast' },
  })
  return { mark: () => mutate(), whyNot: error ? errorText(error) : undefined }
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
  const { isPinned, isMuted, isArchived } = channel
  const { turn, whyNot } = useToggleFlag(creatorId, channel)
  const unread = useMarkUnread(creatorId, channel)
  const denied = useViewOnlyReason('messages')
  const acting = (failed: string | undefined) => ({
    isDisabled: denied !== undefined,
    detail: denied ?? failed,
  })
  const turning = (mark: ChannelFlag) => ({ ...acting(whyNot(mark)), onAction: () => turn(mark) })
  const asideName = usePanelToggleLabel(channel, isFanOpen)
  const noSearch = useSearchDisabledReason(creatorId, channel.channelId)
  return (
    <Menu trigger={<IconButton icon={Ellipsis} name={t('thread.more')} />}>
      <MenuItem
        icon={Search}
        isDisabled={noSearch !== undefined}
        detail={noSearch}
        onAction={() => openThreadSearch(channel.channelId)}
      >
        {t('thread.search_open')}
      </MenuItem>
      <MenuItem icon={isPinned ? PinOff : Pin} {...turning('isPinned')}>
        {isPinned ? t('thread.unpin') : t('thread.pin')}
      </MenuItem>
      <MenuItem icon={isMuted ? Bell : BellOff} {...turning('isMuted')}>
        {isMuted ? t('thread.unmute') : t('thread.mute')}
      </MenuItem>
      <MenuItem icon={isArchived ? ArchiveRestore : Archive} {...turning('isArchived')}>
        {isArchived ? t('thread.unarchive') : t('thread.archive')}
      </MenuItem>
      <MenuItem icon={MailOpen} {...acting(unread.whyNot)} onAction={unread.mark}>
        {t('thread.mark_unread')}
      </MenuItem>
      {onToggleFan && (
        <MenuItem icon={PanelRight} mirrored onAction={onToggleFan}>
          {asideName}
        </MenuItem>
      )}
      {channel.kind === 'group' && <GroupItems channelId={channel.channelId} />}
      <MenuSeparator />
      {/* This page has no app bar, and so no account menu with crisis help. */}
      <MenuItem icon={LifeBuoy} onAction={openCrisisHelp}>
        {t('global:account.crisis')}
      </MenuItem>
    </Menu>
  )
}
