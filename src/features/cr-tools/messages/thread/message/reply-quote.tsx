import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { isolate } from '@/lib/text/isolate'
import { plainName } from '@/ui/text/user-name'

interface ReplyQuoteProps {
  quote: NonNullable<Message['replyTo']>
  name: string
  onQuote: (messageId: string) => void
}

/** The message being replied to; a press jumps to it. */
export function ReplyQuote({ quote, name, onQuote }: ReplyQuoteProps) {
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
