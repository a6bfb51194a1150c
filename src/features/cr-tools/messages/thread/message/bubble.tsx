import { Ban, Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { isGivenAway } from '@/domain/vault/media'
import { isolate } from '@/lib/text/isolate'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/text/user-name'

import type { LineContext } from './line'
import type { MessageRow } from '../rows/rows'
import { MediaGrid } from '../media/media-grid'
import { MessageText } from './message-text'
import { FreeLine, PriceLine } from './price-line'

/** Corners next to a neighbor of the same group are small, on the group's side. */
const cornersOf = ({ isOwn, startsGroup, endsGroup }: MessageRow): string =>
  isOwn
    ? cx(!startsGroup && 'rounded-se-[5px]', !endsGroup && 'rounded-ee-[5px]')
    : cx(!startsGroup && 'rounded-ss-[5px]', !endsGroup && 'rounded-es-[5px]')

function Unsent() {
  const { t } = useTranslation('tools')
  return (
    <p className="flex items-center gap-[6px] text-text-quiet">
      <Icon of={Ban} />
      {t('thread.unsent')}
    </p>
  )
}

function Translated({ text, to, query }: { text: string; to: string; query: string }) {
  const { t } = useTranslation('tools')
  return (
    <div className="mt-[6px] border-t border-line-quiet pt-[6px] text-13 text-text-quiet">
      <span className="sr-only">{t('thread.translation')}</span>
      <div lang={to}>
        <MessageText text={text} query={query} />
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

interface ReplyQuoteProps {
  quote: NonNullable<Message['replyTo']>
  name: string
  onQuote: (messageId: string) => void
}

/** The message being replied to; a press jumps to it. */
function ReplyQuote({ quote, name, onQuote }: ReplyQuoteProps) {
  const { t } = useTranslation('tools')
  const who = plainName(name)
  return (
    <button
      type="button"
      onClick={() => onQuote(quote.messageId)}
      className="mb-[6px] block w-full min-w-0 rounded-control border-s-2 border-accent-text px-2 py-1 text-start text-13 text-text-quiet transition-colors hover:bg-fill hover:text-text"
    >
      <span className="cut block font-medium">{t('thread.replied_to', { name: isolate(who) })}</span>
      <span dir="auto" className="cut block">
        {quote.text}
      </span>
      <span className="sr-only">{t('thread.reply_quote')}</span>
    </button>
  )
}

interface BubbleProps {
  row: MessageRow
  quotedName: string
  context: LineContext
}

/** The bubble of a message: media first, then text, then the price. `rows/row-height` estimates its height. */
export function Bubble({ row, quotedName, context }: BubbleProps) {
  const { message, isOwn } = row
  const { text, media, translation, lockText, price, replyTo, unsentAt } = message
  const { query } = context
  const hasMedia = media.length > 0
  const isGift = isOwn && unsentAt === null && isGivenAway(price, media)
  const words = (
    <>
      {replyTo && <ReplyQuote quote={replyTo} name={quotedName} onQuote={context.onQuote} />}
      {unsentAt !== null && text === '' && !hasMedia && <Unsent />}
      {text !== '' && (
        <MessageText
          text={text}
          query={query}
          className={unsentAt === null ? '' : 'text-text-quiet line-through'}
        />
      )}
      {translation && <Translated text={translation.text} to={translation.to} query={query} />}
      {lockText && <LockText text={lockText} />}
      {price > 0 && <PriceLine message={message} />}
      {isGift && <FreeLine hasText={text !== ''} />}
    </>
  )
  return (
    <div
      id={`what-${row.key}`}
      data-bubble
      className={cx(
        // The line has the focus; the bubble shows the ring.
        'w-fit max-w-full rounded-bubble text-start outline-offset-2 outline-focus-ring group-focus-visible/article:outline-2',
        isOwn ? 'bg-bubble-own' : 'bg-bubble-in',
        hasMedia ? 'p-1' : 'px-3 py-2',
        cornersOf(row),
      )}
    >
      {hasMedia && <MediaGrid message={message} onOpen={context.onOpen} />}
      {hasMedia ? <div className="w-0 min-w-full px-2 pt-2 pb-[6px] empty:hidden">{words}</div> : words}
    </div>
  )
}
