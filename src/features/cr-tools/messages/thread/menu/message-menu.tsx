import {
  Copy,
  CornerUpLeft,
  Flag,
  Languages,
  NotebookPen,
  Repeat2,
  ScrollText,
  SmilePlus,
  Undo2,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { isScheduled, type Message } from '@/domain/chat/message'
import { usePermission } from '@/features/auth'
import { cx } from '@/ui/cx'
import { MenuItem, MenuSection, MenuSeparator, ContextMenu } from '@/ui/overlay/menu'
import { isolatedName } from '@/ui/text/user-name'

import { useMayEdit } from '../../../base/permissions'
import { useWriteDisabledReason } from '../../base/use-write-disabled-reason'
import type { MessageDialog } from './message-dialogs'
import { reuseMessage, useCopy, useAddToNotes, useTranslate } from './menu-actions'
import { startReply, useToggleReaction } from '../message/line-actions'
import { ScheduledItem } from './scheduled-item'

export interface MenuTarget {
  message: Message
  anchor: Element
}

interface MessageMenuProps {
  target: MenuTarget
  channel: OpenChannel
  creatorId: string
  isOwn: boolean
  /** Name of the sender. */
  name: string
  onOpenDialog: (dialog: MessageDialog, message: Message) => void
  onClose: () => void
}

const EMOJI = ['❤️', '🔥', '😂', '😍', '👍', '😢'] as const

/** Returns why a message can't be unsent; undefined when it can. */
function useUnsendDisabledReason({ boughtAt, unsentAt }: Message): string | undefined {
  const { t } = useTranslation('tools')
  const canUnsend = usePermission('canUnsend')
  if (unsentAt !== null) return t('thread.unsend_gone')
  if (boughtAt !== null) return t('thread.unsend_bought')
  return canUnsend ? undefined : t('thread.menu_not_allowed')
}

function UnsendItem({ message, onAction }: { message: Message; onAction: () => void }) {
  const { t } = useTranslation('tools')
  const reason = useUnsendDisabledReason(message)
  return (
    <MenuItem icon={Undo2} mirrored danger={!reason} disabledReason={reason} onAction={onAction}>
      {t('thread.menu_unsend')}
    </MenuItem>
  )
}

/** Menu items that use the text of a message. */
function useTextActions({ target: { message }, creatorId, channel, name, onOpenDialog }: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const mayWriteNotes = useMayEdit('notes')
  const noText = message.text === '' ? t('thread.menu_no_text') : undefined
  const [copy, translate, note] = [useCopy(), useTranslate(creatorId), useAddToNotes(creatorId, channel)]
  const acts = [
    { id: 'copy', icon: Copy, words: t('thread.menu_copy'), run: () => copy(message) },
    { id: 'translate', icon: Languages, words: t('thread.menu_translate'), run: () => translate(message) },
    ...(channel.userId === null
      ? []
      : [
          {
            id: 'note',
            icon: NotebookPen,
            words: t('thread.menu_note'),
            denied: mayWriteNotes ? undefined : t('thread.menu_not_allowed'),
            run: () => note(message, name),
          },
        ]),
    {
      id: 'script',
      icon: ScrollText,
      words: t('thread.menu_script'),
      run: () => onOpenDialog('script', message),
    },
  ]
  return acts.map(({ denied, ...act }) => ({ ...act, reason: denied ?? noText }))
}

/** A row of common reactions. */
function EmojiRow({ target: { message }, creatorId }: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const react = useToggleReaction(creatorId)
  return (
    <MenuSection isRow name={t('thread.menu_react')}>
      {EMOJI.map((emoji) => {
        const isOurs = message.reactions.some((one) => one.emoji === emoji && one.userIds.includes(creatorId))
        const words = isOurs ? t('thread.react_back', { emoji }) : t('thread.react', { emoji })
        return (
          <MenuItem key={emoji} text={words} aria-label={words} onAction={() => react(message, emoji)}>
            <span className={cx('grid size-6 place-items-center rounded-full', isOurs && 'bg-accent-quiet')}>
              {emoji}
            </span>
          </MenuItem>
        )
      })}
    </MenuSection>
  )
}

/** Takes back an own message, reports another. */
function LastItem({ target: { message }, isOwn, onOpenDialog }: MessageMenuProps) {
  const { t } = useTranslation('tools')
  if (isScheduled(message)) return <ScheduledItem message={message} />
  if (isOwn) return <UnsendItem message={message} onAction={() => onOpenDialog('unsend', message)} />
  return (
    <MenuItem icon={Flag} danger onAction={() => onOpenDialog('report', message)}>
      {t('thread.menu_report')}
    </MenuItem>
  )
}

/** The menu of a message. */
export function MessageMenu(menu: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const { target, onClose } = menu
  const { message, anchor } = target
  const isGone = message.unsentAt !== null
  const acts = useTextActions(menu)
  const denied = useWriteDisabledReason(menu.channel)
  const label = t('thread.menu_for', { name: isolatedName(menu.name) })
  return (
    <ContextMenu anchor={{ current: anchor }} name={label} onClose={onClose}>
      {/* A scheduled message takes no reply: the fan has not received it. An unsent one is gone. */}
      {!isScheduled(message) && !isGone && (
        <>
          {denied === undefined ? (
            <EmojiRow {...menu} />
          ) : (
            <MenuItem icon={SmilePlus} disabledReason={denied}>
              {t('thread.menu_react')}
            </MenuItem>
          )}
          <MenuItem icon={CornerUpLeft} mirrored disabledReason={denied} onAction={() => startReply(message)}>
            {t('thread.menu_reply')}
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={Repeat2}
        disabledReason={isGone ? t('thread.unsend_gone') : denied}
        onAction={() => reuseMessage(message)}
      >
        {t('thread.menu_reuse')}
      </MenuItem>
      <MenuSeparator />
      {acts.map(({ id, icon, words, reason, run }) => (
        <MenuItem key={id} icon={icon} disabledReason={reason} onAction={run}>
          {words}
        </MenuItem>
      ))}
      <MenuSeparator />
      <LastItem {...menu} />
    </ContextMenu>
  )
}
