import { ArrowDown, Pin, PinOff } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useQueryClient } from '@tanstack/react-query'

import { useNamesOr } from '@/api/user-names'
import type { Broadcast, LiveComment } from '@/domain/live/broadcast'
import { isolate } from '@/lib/text/isolate'
import { CallError } from '@/ui/feedback/call-error'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { addLiveComments } from '../../cache/broadcast-cache'
import { useColleagueNames } from '../../people/colleague-names'
import { useLiveChat } from './use-live-chat'
import { useStickToEnd } from './use-stick-to-end'
import { useChatDisabledReason } from '../live-rights'
import { useModerateComment } from './use-moderate-comment'
import { chatLogOf } from './chat-log'
import { CommentLine, CommentText } from './comment-line'
import { CommentComposer } from './comment-composer'

interface LiveChatProps {
  creatorId: string
  creatorName: string
  broadcast: Broadcast
}

interface CommentListProps extends LiveChatProps {
  comments: readonly LiveComment[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
  onReply: (comment: LiveComment) => void
}

function LoadOlder({ isBusy, onLoad }: { isBusy: boolean; onLoad: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(chatLogOf)} className="flex justify-center p-2">
      <Button size="small" busy={isBusy} onClick={onLoad}>
        {t('broadcast.chat_older')}
      </Button>
    </div>
  )
}

function JumpToLatest({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(chatLogOf)}
      className="absolute inset-x-0 bottom-2 flex justify-center"
    >
      <Button size="small" icon={ArrowDown} onClick={onPress}>
        {t('broadcast.chat_latest')}
      </Button>
    </div>
  )
}

/** What a line shows beside its comment: its author, the sender behind the creator, and what it replies to. */
function useCommentContext({ creatorId, creatorName, comments }: CommentListProps, shown: LiveComment[]) {
  const { t } = useTranslation('tools')
  const byId = useMemo(() => new Map(comments.map((one) => [one.commentId, one])), [comments])
  const quoteOf = ({ replyToId }: LiveComment) => byId.get(replyToId ?? '')
  const userIds = [...shown, ...shown.flatMap((one) => quoteOf(one) ?? [])].map(({ userId }) => userId)
  const fanName = useNamesOr(
    userIds.filter((id) => id !== creatorId),
    t('broadcast.fan'),
  )
  const staffName = useColleagueNames(shown.flatMap(({ sentById }) => sentById ?? []))
  const nameOf = ({ userId }: LiveComment) => (userId === creatorId ? creatorName : fanName(userId))
  return (comment: LiveComment) => {
    const quote = quoteOf(comment)
    return {
      name: nameOf(comment),
      isCreator: comment.userId === creatorId,
      sentBy: comment.sentById === null ? undefined : staffName(comment.sentById),
      quote: quote && { comment: quote, name: nameOf(quote) },
    }
  }
}

function CommentList(props: CommentListProps) {
  const { t } = useTranslation('tools')
  const { creatorId, broadcast, comments } = props
  const disabledReason = useChatDisabledReason(broadcast)
  const moderate = useModerateComment(creatorId, broadcast.liveId)
  const { scroller, virtual, height, holding, isFollowing, onScroll, follow } = useStickToEnd(comments)
  const items = virtual.getVirtualItems()
  const shown = items.flatMap(({ index }) => comments[index] ?? [])
  const contextOf = useCommentContext(props, shown)
  return (
    <div className="relative">
      <div
        ref={scroller}
        role="log"
        aria-label={t('broadcast.chat')}
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keys
        tabIndex={0}
        onScroll={onScroll}
        className="h-[min(56vh,34rem)] overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        {props.hasOlder && <LoadOlder isBusy={props.isLoadingOlder} onLoad={props.onOlder} />}
        <div className="relative" style={{ height }}>
          {items.map(({ key, index, start }) => {
            const comment = comments[index]
            return (
              comment && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  {...holding(comment.commentId)}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <CommentLine
                    broadcast={broadcast}
                    comment={comment}
                    {...contextOf(comment)}
                    onModerate={disabledReason === undefined ? moderate.mutate : undefined}
                    onReply={props.onReply}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {!isFollowing && <JumpToLatest onPress={follow} />}
      <CallError error={moderate.error} />
    </div>
  )
}

interface PinnedCommentProps extends LiveChatProps {
  comment: LiveComment
  disabledReason: string | undefined
}

/** The pinned comment with its author; it may lie far back in the chat, so it is unpinned here. */
function PinnedComment({ creatorId, creatorName, broadcast, comment, disabledReason }: PinnedCommentProps) {
  const { t } = useTranslation('tools')
  const { mutate, isPending, error } = useModerateComment(creatorId, broadcast.liveId)
  const isCreator = comment.userId === creatorId
  const nameOf = useNamesOr(isCreator ? [] : [comment.userId], t('broadcast.fan'))
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(chatLogOf)}
      role="group"
      aria-label={t('broadcast.pinned')}
      className="flex items-start gap-2 border-y border-line-quiet bg-accent-quiet px-3 py-2"
    >
      <Icon of={Pin} size="xs" className="mt-1 shrink-0" />
      <div className="min-w-0 flex-1">
        <UserName
          name={isCreator ? creatorName : nameOf(comment.userId)}
          className="block text-13 font-medium text-text-quiet"
        />
        <CommentText broadcast={broadcast} comment={comment} />
        <CallError error={error} />
      </div>
      <IconButton
        icon={PinOff}
        size="small"
        name={t('broadcast.act_unpin')}
        busy={isPending}
        disabledReason={disabledReason}
        onClick={() => mutate({ act: 'unpin', commentId: comment.commentId })}
      />
    </div>
  )
}

/** The live's chat: comments and tips, with moderation and replies as the creator. */
export function LiveChat(props: LiveChatProps) {
  const { t } = useTranslation('tools')
  const { creatorId, creatorName, broadcast } = props
  const client = useQueryClient()
  const disabledReason = useChatDisabledReason(broadcast)
  const { read, older } = useLiveChat(creatorId, broadcast.liveId)
  const [reply, setReply] = useState<LiveComment>()
  const nameOf = useNamesOr(reply && reply.userId !== creatorId ? [reply.userId] : [], t('broadcast.fan'))
  const comments = read.data?.comments ?? []
  const replyName = reply && (reply.userId === creatorId ? creatorName : nameOf(reply.userId))
  return (
    <Card title={t('broadcast.chat')} className="overflow-hidden">
      {broadcast.pinned && (
        <PinnedComment {...props} comment={broadcast.pinned} disabledReason={disabledReason} />
      )}
      <QueryContent
        of={read}
        isEmpty={comments.length === 0}
        skeleton={<SkeletonBar className="m-3 h-80" />}
        empty={<p className="p-4 text-text-quiet">{t('broadcast.chat_empty')}</p>}
      >
        <CommentList
          {...props}
          comments={comments}
          hasOlder={read.data?.olderId != null}
          isLoadingOlder={older.isPending}
          onOlder={() => older.mutate()}
          onReply={setReply}
        />
      </QueryContent>
      <CommentComposer
        creatorId={creatorId}
        liveId={broadcast.liveId}
        name={isolate(creatorName)}
        disabledReason={disabledReason}
        reply={reply && { to: reply, name: isolate(replyName ?? '') }}
        onReplyEnd={(commentId) => setReply((now) => (now?.commentId === commentId ? undefined : now))}
        onSent={(comment) => addLiveComments({ client, creatorId }, broadcast.liveId, [comment])}
      />
    </Card>
  )
}
