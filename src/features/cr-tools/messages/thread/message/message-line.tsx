import { CornerUpLeft, Ellipsis } from 'lucide'
import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OwnReview } from '@/domain/agency/message-review'
import { isHeld, isScheduled } from '@/domain/chat/message'
import { formatDateTime, timeBeside } from '@/i18n/format'
import { deferred } from '@/services/loading/deferred'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { Icon } from '@/ui/icon'
import { REVIEW_ICON } from '@/ui/review-icon'
import { isolatedName, plainName, UserName } from '@/ui/text/user-name'

import { useColleagueName } from '../../../people/colleague-names'
import { startReply } from './line-actions'
import type { MessageRow } from '../rows/rows'
import { Bubble } from './bubble'
import { bubbleBeside, isSameLine, lineAttributes, type LineContext, type LineProps } from './line'
import { MetaLine } from './meta-line'
import { OutgoingLine } from './outgoing-line'
import { Reactions } from './reactions'

/** Lazy, because it is rare. */
const CareHoldLine = deferred(async () => (await import('./care-hold-line')).CareHoldLine, {
  placeholder: <div className="mt-[2px] h-control-small" />,
})

/* Plain buttons without a tooltip: every line has them, and lines mount and unmount by the dozen. */
const QUICK_ACTION_CLASS =
  'grid size-control-small place-items-center rounded-control text-text-quiet transition-colors hover:bg-fill hover:text-text'

interface QuickActionsProps {
  row: MessageRow
  name: string
  context: LineContext
}

/** Actions beside the bubble on hover; Enter opens the same menu by keyboard, and a long press on touch. */
function QuickActions({ row: { message, isOwn }, name, context }: QuickActionsProps) {
  const { t } = useTranslation('tools')
  return (
    <div
      className={cx(
        'absolute inset-y-0 my-auto flex h-fit pointer-coarse:hidden',
        isOwn ? 'end-full me-3' : 'start-full ms-3',
      )}
    >
      {/* In a read-only thread the menu says why; a message that is not sent, or no longer, takes no reply. */}
      {context.deniedReason === undefined && !isScheduled(message) && message.unsentAt === null && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('thread.menu_reply')}
          title={t('thread.menu_reply')}
          onClick={() => startReply(message)}
          className={QUICK_ACTION_CLASS}
        >
          <Icon of={CornerUpLeft} mirrored />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('thread.menu_for', { name: isolatedName(name) })}
        // Anchored to the bubble, because the buttons unmount when the pointer leaves.
        onClick={({ currentTarget }) => context.onMenu(message, bubbleBeside(currentTarget))}
        className={QUICK_ACTION_CLASS}
      >
        <Icon of={Ellipsis} />
      </button>
    </div>
  )
}

/** A manager's review under a message: rating, reviewer, time and note (screens S7). */
function ReviewLine({ id, of, sentAt }: { id: string; of: OwnReview; sentAt: number }) {
  const { t } = useTranslation('tools')
  const by = useColleagueName(of.userId)
  return (
    <div id={id} className="mt-[2px] mb-1 max-w-full px-1 text-12 text-text-quiet">
      <p className="flex flex-wrap items-center gap-x-[5px]">
        <Icon of={REVIEW_ICON[of.mark]} size="xxs" />
        <span>{t(`thread.review_${of.mark}`)}</span>
        <span aria-hidden>·</span>
        {by !== undefined && (
          <>
            <UserName name={by} className="cut" />
            <span aria-hidden>·</span>
          </>
        )}
        <time dateTime={new Date(of.at).toISOString()} title={formatDateTime(of.at)} className="tabular-nums">
          {timeBeside(of.at, sentAt)}
        </time>
      </p>
      {of.note !== '' && (
        <p dir="auto" className="side-of-parent text-13 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {of.note}
        </p>
      )}
    </div>
  )
}

function MessageFooter({ row, context, names, error }: LineProps<MessageRow>) {
  const { key, message, outgoing, isOwn, endsGroup } = row
  const id = `meta-${key}`
  if (outgoing) return <OutgoingLine id={id} of={outgoing} />
  const { fanId, deniedReason } = context
  if (isHeld(message)) return <CareHoldLine {...{ id, message, error, fanId, deniedReason }} />
  const by = isOwn ? names.sentBy : context.isGroup ? names.name : undefined
  return (
    <>
      {message.reactions.length > 0 && (
        <Reactions message={message} creatorId={context.creatorId} onReact={context.onReact} />
      )}
      <MetaLine id={id} message={message} isOwn={isOwn} by={by} isHidden={!endsGroup} />
      {message.review && <ReviewLine id={`review-${key}`} of={message.review} sentAt={message.createdAt} />}
      {error !== undefined && <ErrorAlert>{error}</ErrorAlert>}
    </>
  )
}

/** Space for the quick actions, and for the avatar beside the last of a group. */
const ACTIONS_SPACE = {
  own: 'ms-[calc(2*var(--control-small)+12px)] pointer-coarse:ms-0',
  fan: 'me-[calc(2*var(--control-small)+12px)] pointer-coarse:me-0',
}
const AVATAR_SPACE = 'ms-10'

/**
 * A message: the creator's at the end side, others at the start with an avatar beside the last of a group.
 */
export const MessageLine = memo(function MessageLine(line: LineProps<MessageRow>) {
  const { row, context, names } = line
  const { key, message, isOwn, endsGroup, outgoing } = row
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      {...lineAttributes(
        line,
        cx('flex items-end gap-3', endsGroup ? 'pb-3' : 'pb-[2px]', isOwn && 'flex-row-reverse'),
      )}
      aria-labelledby={`who-${key} what-${key} meta-${key}${message.review ? ` review-${key}` : ''}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsOver(true)}
      onPointerLeave={() => setIsOver(false)}
    >
      {!isOwn && endsGroup && (
        <span className="mb-[18px] w-7 shrink-0">
          <Avatar size={28} of={{ id: message.senderId, name: names.name, kind: 'fan' }} />
        </span>
      )}
      <div
        className={cx(
          'relative flex max-w-[min(472px,86%)] min-w-0 flex-col',
          isOwn ? 'items-end' : 'items-start',
          !outgoing && (isOwn ? ACTIONS_SPACE.own : ACTIONS_SPACE.fan),
          !isOwn && !endsGroup && AVATAR_SPACE,
        )}
      >
        <span id={`who-${key}`} className="sr-only">
          {plainName(names.name)}
        </span>
        <Bubble row={row} quotedName={names.quotedName} context={context} />
        <MessageFooter {...line} />
        {isOver && !outgoing && <QuickActions row={row} name={names.name} context={context} />}
      </div>
    </div>
  )
}, isSameLine)
