import { Check, MessageCircle, Reply } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { useName } from '@/api/user-names'
import { chatAddress } from '@/domain/chat/chat-address'
import { buttonClasses } from '@/ui/button-classes'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { isolatedName } from '@/ui/text/user-name'

import { type NotificationGroup as Group, isMention } from './group-by-fan'

interface GroupActionsProps {
  creatorId: string
  group: Group
  name: string
  isReplying: boolean
  /** Absent when nothing is unread. */
  onRead: (() => void) | undefined
  onReply: () => void
}

/** The chat's link; for a mention it names the chat's fan. */
function useChatLabel(group: Group, name: string) {
  const { t } = useTranslation('tools')
  const fan = useName(group.channelId === null ? null : group.fanId)
  const short = t('notifications.open_chat')
  const named = (whose: string) => t('notifications.open_chat_with', { name: whose })
  if (!isMention(group)) return { label: named(name), title: short }
  const mentioned = fan === undefined ? short : named(isolatedName(fan))
  return { label: mentioned, title: mentioned }
}

/** Replies, opens the chat and marks as read. */
export function GroupActions({ creatorId, group, name, isReplying, onRead, onReply }: GroupActionsProps) {
  const { t } = useTranslation('tools')
  const { channelId, messageId } = group
  const { label, title } = useChatLabel(group, name)
  return (
    <div className="flex min-w-0 items-center gap-1">
      {channelId !== null && !isMention(group) && (
        <IconButton
          size="small"
          icon={Reply}
          mirrored
          name={t('notifications.reply_to', { name })}
          aria-expanded={isReplying}
          onClick={onReply}
        />
      )}
      {channelId !== null && (
        <Link
          to={chatAddress({ channelId, creatorId, messageId })}
          aria-label={label}
          title={title}
          onClick={onRead}
          className={cx(buttonClasses({ size: 'small', kind: 'ghost' }), 'min-w-0')}
        >
          <Icon of={MessageCircle} />
          {isMention(group) && <span className="cut max-md:hidden">{label}</span>}
        </Link>
      )}
      {onRead ? (
        <IconButton
          size="small"
          icon={Check}
          name={t('notifications.read_of', { name })}
          onClick={({ currentTarget }) => {
            // The button unmounts once read, so move focus to its entry.
            currentTarget.closest('article')?.focus({ preventScroll: true })
            onRead()
          }}
        />
      ) : (
        // As wide as the button, so that amounts and times of all entries align.
        <span aria-hidden className="w-control-small max-sm:hidden" />
      )}
    </div>
  )
}
