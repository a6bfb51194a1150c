import { useTranslation } from '@/i18n/use-translation'

import type { Broadcast, LiveComment } from '@/domain/live/broadcast'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { usePassFocusOn } from '@/ui/focus-return'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { isolatedName, UserName } from '@/ui/text/user-name'

import { chatLogOf } from './chat-log'
import type { useModerateComment } from './use-moderate-comment'

type ModerateComment = ReturnType<typeof useModerateComment>['mutate']

interface CommentLineProps {
  broadcast: Broadcast
  comment: LiveComment
  /** The author's name. */
  name: string
  isCreator: boolean
  /** The colleague who wrote it as the creator; undefined where unknown. */
  sentBy: string | undefined
  /** What it replies to, with its author's name; undefined where that is not loaded. */
  quote: { comment: LiveComment; name: string } | undefined
  /** Absent without permission to moderate. */
  onModerate: ModerateComment | undefined
  onReply: (comment: LiveComment) => void
}

interface CommentMenuProps extends CommentLineProps {
  onModerate: ModerateComment
}

/** Of a deleted comment, only its author is left to act on. */
function CommentMenu({ broadcast, comment, name, isCreator, onModerate, onReply }: CommentMenuProps) {
  const { t } = useTranslation('tools')
  const { userId, commentId, isDeleted } = comment
  const isPinned = broadcast.pinned?.commentId === commentId
  const isMuted = broadcast.mutedIds.includes(userId)
  const isBanned = broadcast.bannedIds.includes(userId)
  return (
    <span ref={usePassFocusOn<HTMLSpanElement>(chatLogOf)}>
      <ActionsMenu size="small" name={t('broadcast.acts', { name: isolate(name) })}>
        {!isDeleted && <MenuItem onAction={() => onReply(comment)}>{t('broadcast.act_reply')}</MenuItem>}
        {!isDeleted && (
          <MenuItem onAction={() => onModerate({ act: isPinned ? 'unpin' : 'pin', commentId })}>
            {isPinned ? t('broadcast.act_unpin') : t('broadcast.act_pin')}
          </MenuItem>
        )}
        {!isDeleted && comment.kind === 'text' && (
          <MenuItem onAction={() => onModerate({ act: 'delete', commentId })}>
            {t('broadcast.act_delete')}
          </MenuItem>
        )}
        {!isCreator && (
          <MenuItem onAction={() => onModerate({ act: isMuted ? 'unmute' : 'mute', userId })}>
            {isMuted ? t('broadcast.act_unmute') : t('broadcast.act_mute')}
          </MenuItem>
        )}
        {!isCreator && (
          <MenuItem onAction={() => onModerate({ act: isBanned ? 'unban' : 'ban', userId })}>
            {isBanned ? t('broadcast.act_unban') : t('broadcast.act_ban')}
          </MenuItem>
        )}
      </ActionsMenu>
    </span>
  )
}

/** What a comment says: its text, or what was paid with it. */
export function CommentText({
  broadcast: { currency },
  comment,
}: Pick<CommentLineProps, 'broadcast' | 'comment'>) {
  const { t } = useTranslation('tools')
  const { amount, kind, text, isDeleted } = comment
  if (isDeleted) return <span className="text-text-faint italic">{t('broadcast.chat_deleted')}</span>
  return (
    <>
      {kind !== 'text' && (
        <span className="font-medium text-success-text">
          {amount === null
            ? t(`broadcast.chat_${kind}_only`)
            : t(`broadcast.chat_${kind}`, { amount: isolate(formatMoney({ amount, currency })) })}{' '}
        </span>
      )}
      <bdi className="wrap-anywhere">{text}</bdi>
    </>
  )
}

/** The comment that this one replies to, on one line. */
function CommentQuote({ quote }: { quote: CommentLineProps['quote'] }) {
  const { t } = useTranslation('tools')
  return (
    <p className="mb-1 border-s-2 border-accent-text ps-2 text-13 text-text-quiet">
      {quote ? (
        <>
          <span className="cut block font-medium">
            {t('thread.replied_to', { name: isolatedName(quote.name) })}
          </span>
          <span dir="auto" className="cut block">
            {quote.comment.isDeleted ? t('broadcast.chat_deleted') : quote.comment.text}
          </span>
        </>
      ) : (
        t('broadcast.replied_earlier')
      )}
    </p>
  )
}

/** One chat comment with its author and moderation menu. */
export function CommentLine(props: CommentLineProps) {
  const { t } = useTranslation('tools')
  const { broadcast, comment, name, isCreator, sentBy, quote, onModerate } = props
  const { userId } = comment
  return (
    <div className="flex items-start gap-2 px-3 py-1">
      <Avatar of={{ id: userId, name, kind: isCreator ? 'creator' : 'fan' }} size={24} />
      <div
        className={cx(
          'min-w-0 flex-1 leading-5',
          comment.kind !== 'text' && 'rounded-control bg-success-quiet px-2',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2 text-13 text-text-quiet">
          <UserName name={name} className={cx('font-medium', isCreator && 'text-accent-text')} />
          {sentBy !== undefined && (
            <span className="text-12 text-text-faint">
              {t('thread.sent_by', { name: isolatedName(sentBy) })}
            </span>
          )}
          {broadcast.bannedIds.includes(userId) && <Badge tone="danger">{t('broadcast.banned')}</Badge>}
          {broadcast.mutedIds.includes(userId) && <Badge tone="warning">{t('broadcast.muted')}</Badge>}
        </span>
        {comment.replyToId !== null && <CommentQuote quote={quote} />}
        <CommentText broadcast={broadcast} comment={comment} />
      </div>
      {onModerate && !(comment.isDeleted && isCreator) && <CommentMenu {...props} onModerate={onModerate} />}
    </div>
  )
}
