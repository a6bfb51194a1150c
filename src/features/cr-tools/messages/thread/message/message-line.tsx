import { CornerUpLeft, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isHeldForCare, isScheduled, type Message } from '@/domain/chat/message'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/feedback/field-error'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/text/user-name'

import { Bubble } from './bubble'
import { useMessageError } from '../base/message-error'
import { MetaLine } from './meta-line'
import { OutgoingLine } from './outgoing-line'
import { Reactions } from './reactions'
import { ReviewLine } from './review-line'
import type { MessageRow } from '../base/rows'
import type { LineContext } from '../base/line-context'

/** Lazy, because it is rare. */
const HeldLine = deferred(async () => (await import('./held-line')).HeldLine, {
  placeholder: <div className="mt-[2px] h-control-small" />,
})

export interface MessageLineProps {
  row: MessageRow
  context: LineContext
  /** Name of the sender. */
  name: string
  /** Name of the colleague who sent it, when the thread shows that. */
  sentBy: string | undefined
  /** Name of the sender of the quoted message. */
  quotedName: string
}

/* Plain buttons without a tooltip: every line has them, and lines mount and unmount by the dozen. */
const QUICK_ACTION_CLASS =
  'grid size-control-small place-items-center rounded-control text-text-quiet transition-colors hover:bg-fill hover:text-text'

/** Actions beside the bubble on hover; Enter opens the same menu by keyboard, and a long press on touch. */
function QuickActions({ message, name, desk }: { message: Message; name: string; desk: LineContext }) {
  const { t } = useTranslation('tools')
  return (
    <>
      {/* In a read-only thread the menu says why; an unsent message takes no reply. */}
      {desk.deniedReason === undefined && !isScheduled(message) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('thread.menu_reply')}
          title={t('thread.menu_reply')}
          onClick={() => desk.onReply(message)}
          className={QUICK_ACTION_CLASS}
        >
          <Icon of={CornerUpLeft} mirrored />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('thread.menu_for', { name: isolate(plainName(name)) })}
        // Anchored to the line, because the buttons unmount when the pointer leaves.
        onClick={(event) => desk.onMenu(message, event.currentTarget.parentElement ?? event.currentTarget)}
        className={QUICK_ACTION_CLASS}
      >
        <Icon of={Ellipsis} />
      </button>
    </>
  )
}

function MessageFooter({
  row,
  context,
  name,
  sentBy,
  ids,
}: MessageLineProps & { ids: { meta: string; review: string } }) {
  const { message, outgoing, isOwn, endsGroup } = row
  const trouble = useMessageError(message.messageId)
  if (outgoing) return <OutgoingLine of={outgoing} />
  if (isHeldForCare(message)) return <HeldLine message={message} deniedReason={context.deniedReason} />
  const by = isOwn ? sentBy : context.isGroup ? name : undefined
  return (
    <>
      <Reactions message={message} creatorId={context.creatorId} onReact={context.onReact} />
      <MetaLine id={ids.meta} message={message} isOwn={isOwn} by={by} isHidden={!endsGroup} />
      {message.review && <ReviewLine id={ids.review} of={message.review} sentAt={message.createdAt} />}
      {trouble !== undefined && (
        <div role="alert">
          <FieldError>{trouble}</FieldError>
        </div>
      )}
    </>
  )
}

/**
 * A message: the creator's at the end side, others at the start with an avatar beside the last of a group.
 */
export function MessageLine(line: MessageLineProps) {
  const { row, context, name, quotedName } = line
  const { message, isOwn, startsGroup, endsGroup, outgoing } = row
  const [isOver, setIsOver] = useState(false)
  const ids = {
    who: `who-${row.key}`,
    what: `what-${row.key}`,
    meta: `meta-${row.key}`,
    review: `review-${row.key}`,
  }
  return (
    <div
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsOver(true)}
      onPointerLeave={() => setIsOver(false)}
      className={cx('flex items-end gap-3', endsGroup ? 'pb-3' : 'pb-[2px]', isOwn && 'flex-row-reverse')}
    >
      {!isOwn && (
        <span className="mb-[18px] w-7 shrink-0">
          {endsGroup && <Avatar size={28} of={{ id: message.senderId, name, kind: 'fan' }} />}
        </span>
      )}
      <div
        className={cx('flex max-w-[min(472px,86%)] min-w-0 flex-col', isOwn ? 'items-end' : 'items-start')}
      >
        <span id={ids.who} className="sr-only">
          {plainName(name)}
        </span>
        <Bubble
          id={ids.what}
          message={message}
          isOwn={isOwn}
          startsGroup={startsGroup}
          endsGroup={endsGroup}
          quotedName={quotedName}
          context={context}
        />
        <MessageFooter {...line} ids={ids} />
      </div>
      {!outgoing && (
        <div className="flex w-[calc(2*var(--control-small))] shrink-0 self-center pointer-coarse:hidden">
          {isOver && <QuickActions message={message} name={name} desk={context} />}
        </div>
      )}
    </div>
  )
}
