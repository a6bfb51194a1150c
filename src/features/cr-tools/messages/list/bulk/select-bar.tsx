import { Archive, ArchiveRestore, BellOff, BellRing, Ellipsis, Mail, MailOpen, Pin, PinOff, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel } from '@/domain/chat/channel'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useViewOnlyReason } from '../../../base/permissions'
import { listTabStop } from '../list-tab-stop'
import type { BulkChange } from './bulk-change'
import { LabelMenu } from './label-menu'
import { ListMenu } from './list-menu'
import type { SelectedChannels } from './selection'
import type { Bulk } from './use-bulk'

type SimpleChange = Exclude<BulkChange['kind'], 'label' | 'unlabel'>

const ICON = {
  read: MailOpen,
  unread: Mail,
  pin: Pin,
  unpin: PinOff,
  mute: BellOff,
  unmute: BellRing,
  archive: Archive,
  unarchive: ArchiveRestore,
} as const

/** Each action reverses what already applies to all selected channels. */
function changesFor(channels: readonly Channel[]): Record<'read' | 'pin' | 'mute' | 'archive', SimpleChange> {
  const all = (test: (channel: Channel) => boolean) => channels.length > 0 && channels.every(test)
  return {
    read: all(({ unreadCount }) => unreadCount === 0) ? 'unread' : 'read',
    pin: all(({ isPinned }) => isPinned) ? 'unpin' : 'pin',
    mute: all(({ isMuted }) => isMuted) ? 'unmute' : 'mute',
    archive: all(({ isArchived }) => isArchived) ? 'unarchive' : 'archive',
  }
}

interface SelectBarProps {
  creatorId: string
  selection: SelectedChannels
  bulk: Bulk
}

function BulkActions({ creatorId, selection, bulk }: SelectBarProps) {
  const { t } = useTranslation('tools')
  const { channels } = selection
  const changes = changesFor(channels)
  const denied = useViewOnlyReason('messages')
  const reason = denied ?? (channels.length === 0 ? t('inbox.act_nothing_selected') : undefined)
  const act = (kind: SimpleChange) => {
    bulk.change(channels, { kind })
    selection.end()
  }
  const button = (kind: SimpleChange) => (
    <IconButton
      icon={ICON[kind]}
      name={t(`inbox.act_${kind}`)}
      disabledReason={reason}
      onClick={() => act(kind)}
    />
  )
  return (
    <div className="flex items-center gap-[2px]">
      {button(changes.read)}
      {button(changes.pin)}
      <LabelMenu
        creatorId={creatorId}
        channels={channels}
        onChange={(change) => bulk.change(channels, change)}
        disabledReason={reason}
      />
      <ListMenu
        creatorId={creatorId}
        disabledReason={
          reason ?? (channels.every(({ userId }) => userId === null) ? t('inbox.act_groups_only') : undefined)
        }
        onChoose={(listId) => {
          bulk.addToList(channels, listId)
          selection.end()
        }}
      />
      {button(changes.archive)}
      <Menu
        name={t('inbox.act_more')}
        trigger={<IconButton icon={Ellipsis} name={t('inbox.act_more')} disabledReason={reason} />}
      >
        <MenuItem icon={ICON[changes.mute]} onAction={() => act(changes.mute)}>
          {t(`inbox.act_${changes.mute}`)}
        </MenuItem>
        <MenuItem icon={Mail} onAction={() => act('unread')}>
          {t('inbox.act_unread')}
        </MenuItem>
      </Menu>
    </div>
  )
}

/** Actions on the selected conversations, at the bottom within reach of the thumb. */
export function SelectBar(props: SelectBarProps) {
  const { t } = useTranslation('tools')
  const { selection } = props
  const count = selection.channels.length
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(listTabStop)}
      role="toolbar"
      aria-label={t('inbox.select_bar')}
      className="enter shrink-0 border-t border-line px-2 py-1"
    >
      <div className="flex min-h-8 items-center gap-2 ps-2">
        <span role="status" className="min-w-0 flex-1 text-13 font-medium">
          {count === 0 ? (
            <span className="font-text text-text-quiet">{t('inbox.select_none')}</span>
          ) : (
            t('inbox.selected', { count })
          )}
        </span>
        <IconButton icon={X} size="small" name={t('inbox.select_end')} onClick={selection.end} />
      </div>
      <BulkActions {...props} />
    </div>
  )
}
