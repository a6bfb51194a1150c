import type { ReactNode } from 'react'
import { Paperclip } from 'lucide'

import type { ReviewedMessage } from '@/domain/agency/message-review'
import { formatDateTime, formatMoney, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'
import { Badge } from '@/ui/text/badge'
import { TextWithNames } from '@/ui/text/user-name'

interface ChatLineProps {
  /** Who wrote to whom. */
  who: string
  at: number
  timezone: string
  text: string
  /** What became of it. */
  children: ReactNode
}

/** A message in a list: who, when, and its text. */
export function ChatLine({ who, at, timezone, text, children }: ChatLineProps) {
  const { t } = useTranslation('analytics')
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-text-quiet">
        <span className="min-w-0">
          <TextWithNames>{who}</TextWithNames>
        </span>
        <time dateTime={new Date(at).toISOString()} className="text-12 whitespace-nowrap text-text-faint">
          {formatDateTime(at, timezone)}
        </time>
      </span>
      <span dir="auto" className="side-of-parent mt-[2px] block text-14 break-words whitespace-pre-wrap">
        {text === '' ? <span className="text-text-quiet">{t('performance.only_media')}</span> : text}
      </span>
      {children}
    </span>
  )
}

interface StaffMessageLineProps {
  message: ReviewedMessage
  nameOf: (id: string) => string
  timezone: string
  showsSender?: boolean
}

/** A staff message in a list: sender, recipient, time, text and result. */
export function StaffMessageLine({ message, nameOf, timezone, showsSender = true }: StaffMessageLineProps) {
  const { t } = useTranslation('analytics')
  const { userId, creatorId, fanId, text, sentAt } = message
  const names = { fan: isolate(nameOf(fanId)), creator: isolate(nameOf(creatorId)) }
  const who = showsSender
    ? t('performance.message_from', { ...names, person: isolate(nameOf(userId)) })
    : t('performance.message_to', names)
  return (
    <ChatLine who={who} at={sentAt} timezone={timezone} text={text}>
      <MessageFacts message={message} />
    </ChatLine>
  )
}

function MessageFacts({ message }: { message: ReviewedMessage }) {
  const { t } = useTranslation('analytics')
  const { price, bought, currency, mediaCount, replySeconds, unsentAt, flaggedWords } = message
  const amount = formatMoney({ amount: price, currency })
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-text-quiet empty:hidden">
      {price > 0 && (
        <Badge tone={bought ? 'success' : 'neutral'}>
          {bought ? t('performance.bought', { amount }) : t('performance.not_bought', { amount })}
        </Badge>
      )}
      {mediaCount > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon of={Paperclip} size="xxs" />
          {t('performance.media', { count: mediaCount })}
        </span>
      )}
      {replySeconds !== null && (
        <span>{t('performance.replied_after', { time: formatCompactDuration(replySeconds * 1000) })}</span>
      )}
      {flaggedWords.map((word) => (
        <Badge key={word} tone="warning">
          {t('performance.flagged_word', { word: isolate(word) })}
        </Badge>
      ))}
      {unsentAt !== null && (
        <Badge tone="neutral" outlined>
          {t('performance.unsent')}
        </Badge>
      )}
    </span>
  )
}
