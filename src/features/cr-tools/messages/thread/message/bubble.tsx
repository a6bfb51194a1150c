import { Ban, Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { isGivenAway } from '@/domain/vault/media'
import type { Message } from '@/domain/chat/message'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { MediaGrid } from '../media/media-grid'
import { MessageText } from './message-text'
import { FreeLine, PriceLine } from './price-line'
import { ReplyQuote } from './reply-quote'
import type { LineContext } from '../base/line-context'

interface BubbleProps {
  id: string
  message: Message
  isOwn: boolean
  startsGroup: boolean
  endsGroup: boolean
  quotedName: string
  context: LineContext
}

/** Corners next to a neighbor of the same group are small, on the group's side. */
const cornersOf = ({ isOwn, startsGroup, endsGroup }: BubbleProps): string =>
  isOwn
    ? cx(!startsGroup && 'rounded-se-[5px]', !endsGroup && 'rounded-ee-[5px]')
    : cx(!startsGroup && 'rounded-ss-[5px]', !endsGroup && 'rounded-es-[5px]')

function Translated({ of }: { of: NonNullable<Message['translation']> }) {
  const { t } = useTranslation('tools')
  return (
    <div className="mt-[6px] border-t border-line-quiet pt-[6px] text-13 text-text-quiet">
      <span className="sr-only">{t('thread.translation')}</span>
      <div lang={of.to}>
        <MessageText text={of.text} />
      </div>
    </div>
  )
}

function LockText({ text }: { text: string }) {
  const { t } = useTranslation('tools')
  return (
    <p className="mt-1 flex gap-[6px] text-13 text-text-quiet">
      <Icon of={Lock} className="mt-px" name={t('thread.lock_text')} />
      <bdi dir="auto" className="min-w-0 [overflow-wrap:anywhere]" title={t('thread.lock_text')}>
        {text}
      </bdi>
    </p>
  )
}

const isGift = (message: Message, isOwn: boolean): boolean =>
  isOwn && message.unsentAt === null && isGivenAway(message.price, message.media)

function BubbleText({ message, isOwn, quotedName, context }: BubbleProps) {
  const { t } = useTranslation('tools')
  const isGone = message.unsentAt !== null && message.text === '' && message.media.length === 0
  return (
    <>
      {message.replyTo && <ReplyQuote quote={message.replyTo} name={quotedName} onQuote={context.onQuote} />}
      {isGone && (
        <p className="flex items-center gap-[6px] text-text-quiet">
          <Icon of={Ban} />
          {t('thread.unsent')}
        </p>
      )}
      {message.text !== '' && (
        <MessageText
          text={message.text}
          className={cx(message.unsentAt !== null && 'text-text-quiet line-through')}
        />
      )}
      {message.translation && <Translated of={message.translation} />}
      {message.lockText !== null && message.lockText !== '' && <LockText text={message.lockText} />}
      {message.price > 0 && (
        <div className={cx((message.text !== '' || message.media.length > 0) && 'mt-[6px]')}>
          <PriceLine message={message} />
        </div>
      )}
      {isGift(message, isOwn) && (
        <div className={cx(message.text !== '' && 'mt-[6px]')}>
          <FreeLine />
        </div>
      )}
    </>
  )
}

const hasText = (
  { text, translation, lockText, price, replyTo, unsentAt, media }: Message,
  isAGift: boolean,
): boolean =>
  isAGift ||
  text !== '' ||
  translation !== null ||
  Boolean(lockText) ||
  price > 0 ||
  replyTo !== null ||
  (unsentAt !== null && media.length === 0)

/** The bubble of a message: media first, then text, then the price. */
export function Bubble(bubble: BubbleProps) {
  const { id, message, isOwn, context } = bubble
  const hasMedia = message.media.length > 0
  return (
    <div
      id={id}
      data-bubble
      className={cx(
        'w-fit max-w-full rounded-bubble text-start',
        // The row has the focus; the bubble shows the ring.
        'outline-offset-2 outline-focus-ring group-focus-visible/article:outline-2',
        isOwn ? 'bg-bubble-own' : 'bg-bubble-in',
        hasMedia ? 'p-1' : 'px-3 py-2',
        cornersOf(bubble),
      )}
    >
      {hasMedia && <MediaGrid message={message} isBlurred={context.isBlurred} onOpen={context.onOpen} />}
      {hasMedia
        ? hasText(message, isGift(message, isOwn)) && (
            <div className="w-0 min-w-full px-2 pt-2 pb-[6px]">
              <BubbleText {...bubble} />
            </div>
          )
        : hasText(message, false) && <BubbleText {...bubble} />}
    </div>
  )
}
