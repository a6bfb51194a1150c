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
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { isScheduled, type Message } from '@/domain/message'
import { useCurrentUser } from '@/features/auth'
import { isolate } from '@/lib/isolate'
import { cx } from '@/ui/cx'
import { MenuItem, MenuSection, MenuSeparator } from '@/ui/menu'
import { MenuAt } from '@/ui/menu-at'
import { plainName } from '@/ui/user-name'

import { useFanRights } from '../fan/rights'
import { useWhyNotWrite } from '../parts/use-why-not'
import { reuse, useCopy, useNote, useTranslate } from './menu-acts'
import { answer, useReact } from './message-acts'
import { ScheduledItem } from './scheduled-item'

export interface MenuOn {
  message: Message
  anchor: Element
}

interface MessageMenuProps {
  on: MenuOn
  channel: OpenChannel
  creatorId: string
  isOwn: boolean
  /** Name of the sender. */
  name: string
  onAsk: (question: 'unsend' | 'report' | 'script', message: Message) => void
  onClose: () => void
}

const EMOJI = ['❤️', '🔥', '😂', '😍', '👍', '😢'] as const

/** Returns why a message can't be unsent; undefined when it can. */
function useWhyNotUnsend({ boughtAt, unsentAt }: Message): string | undefined {
  const { t } = useTranslation('tools')
  const { data: me } = useCurrentUser()
  if (unsentAt !== null) return t('thread.unsend_gone')
  if (boughtAt !== null) return t('thread.unsend_bought')
  return me?.chatterPermissions.canUnsend ? undefined : t('thread.menu_not_allowed')
}

function UnsendItem({ message, onAction }: { message: Message; onAction: () => void }) {
  const { t } = useTranslation('tools')
  const reason = useWhyNotUnsend(message)
  return (
    <MenuItem
      icon={Undo2}
      mirrored
      danger={!reason}
      isDisabled={Boolean(reason)}
      detail={reason}
      onAction={onAction}
    >
      {t('thread.menu_unsend')}
    </MenuItem>
  )
}

/** Menu items that use the text of a message. */
function useTextActs({ on: { message }, creatorId, channel, name, onAsk }: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const { writesNotes } = useFanRights()
  const noText = message.text === '' ? t('thread.menu_no_text') : undefined
  const [copy, translate, note] = [useCopy(), useTranslate(creatorId), useNote(creatorId, channel)]
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
            denied: writesNotes ? undefined : t('thread.menu_not_allowed'),
            run: () => note(message, name),
          },
        ]),
    { id: 'script', icon: ScrollText, words: t('thread.menu_script'), run: () => onAsk('script', message) },
  ]
  return acts.map(({ denied, ...act }) => ({ ...act, reason: denied ?? noText }))
}

/** A row of common reactions. */
function EmojiRow({ on: { message }, creatorId }: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const react = useReact(creatorId)
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

/** The menu of a message. */
export function MessageMenu(menu: MessageMenuProps) {
  const { t } = useTranslation('tools')
  const { on, isOwn, onAsk, onClose } = menu
  const { message, anchor } = on
  const acts = useTextActs(menu)
  const denied = useWhyNotWrite(menu.channel)
  const writing = { isDisabled: denied !== undefined, detail: denied }
  const label = t('thread.menu_for', { name: isolate(plainName(menu.name)) })
  return (
    <MenuAt anchor={anchor} name={label} onClose={onClose}>
      {/* A scheduled message takes no reply: the fan has not received it. */}
      {!isScheduled(message) && (
        <>
          {denied === undefined ? (
            <EmojiRow {...menu} />
          ) : (
            <MenuItem icon={SmilePlus} {...writing}>
              {t('thread.menu_react')}
            </MenuItem>
          )}
          <MenuItem icon={CornerUpLeft} mirrored {...writing} onAction={() => answer(message)}>
            {t('thread.menu_reply')}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Repeat2} {...writing} onAction={() => reuse(message)}>
        {t('thread.menu_reuse')}
      </MenuItem>
      <MenuSeparator />
      {acts.map(({ id, icon, words, reason, run }) => (
        <MenuItem key={id} icon={icon} isDisabled={reason !== undefined} detail={reason} onAction={run}>
          {words}
        </MenuItem>
      ))}
      <MenuSeparator />
      {isScheduled(message) ? (
        <ScheduledItem message={message} />
      ) : isOwn ? (
        <UnsendItem message={message} onAction={() => onAsk('unsend', message)} />
      ) : (
        <MenuItem icon={Flag} danger onAction={() => onAsk('report', message)}>
          {t('thread.menu_report')}
        </MenuItem>
      )}
    </MenuAt>
  )
}
