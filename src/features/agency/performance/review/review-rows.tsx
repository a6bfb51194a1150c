import { ArrowUp } from 'lucide'
import { useRef, useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { REVIEW_MARKS, type ReviewedMessage, type ReviewMark } from '@/domain/agency/message-review'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { withIds } from '@/lib/select-range'
import { type PageShortcut, useRegisterShortcuts } from '@/services/input/shortcuts'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Kbd } from '@/ui/text/kbd'

import type { ChannelContextTarget } from '../../channel/channel-context'
import { useReviewMarks } from './review-marks'
import { ReviewRow } from './review-row'

type ReviewAction = 'next' | 'previous' | 'note' | ReviewMark

const reviewShortcuts = (run: (act: ReviewAction) => void): PageShortcut[] => [
  { id: 'review-next', run: () => run('next') },
  { id: 'review-previous', run: () => run('previous') },
  ...REVIEW_MARKS.map((mark) => ({ id: `review-${mark}` as const, run: () => run(mark) })),
  { id: 'review-note', run: () => run('note') },
]

interface ReviewRowsProps {
  messages: readonly ReviewedMessage[]
  timezone: string
  newMessages: { count: number; mayBeMore: boolean; take: () => void }
  more: { has: boolean; isBusy: boolean; fetch: () => void }
  onOpenChat: (target: ChannelContextTarget) => void
}

/** The current row, which follows its message when new ones come before it. */
function useCurrentMessage(messages: readonly ReviewedMessage[], onEnd: () => void) {
  const [currentId, setCurrentId] = useState<string>()
  const element = useRef<Map<string, HTMLElement>>(new Map())
  const found = messages.findIndex(({ messageId }) => messageId === currentId)
  const index = Math.max(0, found)
  const go = (step: 1 | -1) => {
    // The first press selects the first message.
    const to = found === -1 ? 0 : index + step
    const next = messages[to]
    if (!next) return step === 1 ? onEnd() : undefined
    setCurrentId(next.messageId)
    element.current.get(next.messageId)?.focus()
    element.current.get(next.messageId)?.scrollIntoView({ block: 'nearest' })
  }
  const refOf = (messageId: string) => (node: HTMLElement | null) => {
    if (node) element.current.set(messageId, node)
    else element.current.delete(messageId)
  }
  return { current: messages[index], setCurrentId, go, refOf }
}

/** The messages in order; J and K move between them, 1 to 3 mark the current one. */
export function ReviewRows({ messages, timezone, newMessages, more, onOpenChat }: ReviewRowsProps) {
  const { t } = useTranslation('analytics')
  const marks = useReviewMarks()
  // Several notes can be open at once.
  const [noting, setNoting] = useState<ReadonlySet<string>>(new Set())
  const turnNote = (messageId: string, isOn: boolean) => setNoting((ids) => withIds(ids, [messageId], isOn))
  const { current, setCurrentId, go, refOf } = useCurrentMessage(messages, () => more.has && more.fetch())
  const nameOf = useAccountNames(
    messages.flatMap(({ userId, fanId, creatorId, review }) => [
      userId,
      fanId,
      creatorId,
      ...(review ? [review.userId] : []),
    ]),
  )
  const run = (act: ReviewAction) => {
    if (act === 'next') go(1)
    else if (act === 'previous') go(-1)
    else if (current && act === 'note') turnNote(current.messageId, true)
    else if (current && act !== 'note') marks.toggle(current, act)
  }
  useRegisterShortcuts(reviewShortcuts(run))
  return (
    <>
      <NewMessagesButton {...newMessages} />
      <KeyLegend />
      {messages.length > 0 && (
        <ol aria-label={t('performance.messages')} className={cx(cardClasses, 'overflow-hidden')}>
          {messages.map((message) => (
            <ReviewRow
              key={message.messageId}
              ref={refOf(message.messageId)}
              message={message}
              nameOf={nameOf}
              marks={marks}
              timezone={timezone}
              isCurrent={message === current}
              isEditingNote={noting.has(message.messageId)}
              onEditingNote={(isOn) => turnNote(message.messageId, isOn)}
              onOpenChat={() => onOpenChat(message)}
              onFocus={() => setCurrentId(message.messageId)}
            />
          ))}
        </ol>
      )}
      {more.has && (
        <Button className="w-fit" busy={more.isBusy} onClick={more.fetch}>
          {t('creators.more')}
        </Button>
      )}
    </>
  )
}

/** Offers new messages instead of inserting them, so the list does not shift while someone reads. */
function NewMessagesButton({ count, mayBeMore, take }: ReviewRowsProps['newMessages']) {
  const { t } = useTranslation('analytics')
  return (
    <div role="status" className="sticky top-2 z-20 flex justify-center empty:hidden">
      {count > 0 && (
        <Button kind="primary" size="small" icon={ArrowUp} className="shadow-menu" onClick={take}>
          {mayBeMore
            ? t('performance.new_more', { count: formatNumber(count) })
            : t('performance.new', { count })}
        </Button>
      )}
    </div>
  )
}

/** A legend of the keys, for devices with a keyboard. */
function KeyLegend() {
  const { t } = useTranslation('analytics')
  const keys = [
    ['J', t('performance.key_next')],
    ['K', t('performance.key_previous')],
    ...REVIEW_MARKS.map((mark, index) => [`${index + 1}`, t(`performance.mark_${mark}`)] as const),
    ['N', t('performance.key_note')],
  ] as const
  return (
    <ul
      aria-label={t('performance.keys')}
      className="hidden flex-wrap gap-x-4 gap-y-1 text-13 text-text-quiet pointer-fine:flex"
    >
      {keys.map(([key, word]) => (
        <li key={key} className="inline-flex items-center gap-[6px]">
          <Kbd keys={key} />
          <span className="sr-only">{key}</span>
          {word}
        </li>
      ))}
    </ul>
  )
}
