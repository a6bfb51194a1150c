import { Inbox } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef } from 'react'

import { useAccountNames } from '@/api/account-names'
import { readChannel } from '@/api/calls/agency/floor'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Message } from '@/domain/chat/message'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { formatDate, formatMoney, formatTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { cx } from '@/ui/cx'
import { Banner } from '@/ui/feedback/banner'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { UserName } from '@/ui/text/user-name'
import { optionalIdField } from '@/lib/url-state'

/** A conversation, and the message to centre on. */
export interface ChannelContextTarget {
  creatorId: string
  channelId: string
  messageId?: string
}

interface ChannelContextProps {
  target: ChannelContextTarget
  timezone: string
}

/** A read-only conversation around a message, or from its end. */
export function ChannelContext({
  target: { creatorId, channelId, messageId },
  timezone,
}: ChannelContextProps) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(readChannel, { creatorId, channelId, ...(messageId && { messageId }) }))
  const messages = read.data?.messages ?? []
  const nameOf = useAccountNames(
    messages.flatMap(({ senderId, sentById }) => (sentById ? [senderId, sentById] : [senderId])),
  )
  const marked = useRef<HTMLLIElement>(null)
  const count = messages.length
  useEffect(() => {
    if (count > 0) marked.current?.scrollIntoView({ block: 'center' })
  }, [count, messageId])
  return (
    <ContentState
      status={useQueryStatus(read, count === 0)}
      skeleton={<LinesSkeleton />}
      empty={
        <EmptyState icon={Inbox} title={t('performance.nothing_behind')}>
          {t('performance.context_empty')}
        </EmptyState>
      }
    >
      <Banner>{t('performance.read_only')}</Banner>
      <ol aria-label={t('performance.context')} className="mt-4 flex flex-col gap-2">
        {messages.map((message, index) => (
          <Bubble
            key={message.messageId}
            ref={message.messageId === (messageId ?? messages.at(-1)?.messageId) ? marked : undefined}
            message={message}
            before={messages[index - 1]}
            isOwn={message.senderId === creatorId}
            isMarked={message.messageId === messageId}
            nameOf={nameOf}
            timezone={timezone}
          />
        ))}
      </ol>
    </ContentState>
  )
}

const dayText = (at: number, timeZone: string) => formatDate(at, { dateStyle: 'medium', timeZone })
const timeText = (at: number, timeZone: string) =>
  formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone })

interface BubbleProps {
  message: Message
  before: Message | undefined
  isOwn: boolean
  isMarked: boolean
  nameOf: (id: string) => string
  timezone: string
  ref: Ref<HTMLLIElement> | undefined
}

function Bubble({ message, before, isOwn, isMarked, nameOf, timezone, ref }: BubbleProps) {
  const { t } = useTranslation('analytics')
  const { text, media, price, currency, boughtAt, createdAt, unsentAt, senderId, sentById } = message
  const day = dayText(createdAt, timezone)
  const amount = formatMoney({ amount: price, currency })
  return (
    <li ref={ref} className="flex flex-col" aria-current={isMarked || undefined}>
      {(!before || dayText(before.createdAt, timezone) !== day) && (
        <span className="self-center py-1 text-12 text-text-faint">{day}</span>
      )}
      <span
        className={cx('flex max-w-[85%] flex-col gap-[2px]', isOwn ? 'items-end self-end' : 'self-start')}
      >
        <span
          className={cx(
            'rounded-bubble px-3 py-2 break-words',
            isOwn ? 'bg-bubble-own' : 'bg-bubble-in',
            isMarked && 'mb-1 outline-2 outline-offset-2 outline-focus-ring',
          )}
        >
          <span dir="auto" className="block [overflow-wrap:anywhere] whitespace-pre-wrap">
            {text !== '' && text}
            {text === '' && media.length === 0 && t('performance.event')}
          </span>
          {media.length > 0 && (
            <span className="block text-13">{t('performance.media', { count: media.length })}</span>
          )}
          {price > 0 && (
            <span className="block text-13">
              {boughtAt === null
                ? t('performance.not_bought', { amount })
                : t('performance.bought', { amount })}
            </span>
          )}
          {unsentAt !== null && <span className="block text-13">{t('performance.unsent')}</span>}
        </span>
        <span className="flex flex-wrap gap-x-1 text-12 text-text-faint">
          <UserName name={nameOf(isOwn && sentById ? sentById : senderId)} />
          <time dateTime={new Date(createdAt).toISOString()}>{timeText(createdAt, timezone)}</time>
        </span>
      </span>
    </li>
  )
}

const [CHAT, CREATOR, MESSAGE] = ['chat', 'chat-creator', 'chat-message']
/** The URL parameters. */
export const CHAT_PARAMS = [CHAT, CREATOR, MESSAGE] as const
const SCHEMA = {
  creatorId: { ...optionalIdField(), name: CREATOR },
  messageId: { ...optionalIdField(), name: MESSAGE },
}

/** The open conversation and its message, kept in the URL; a channel without a creator opens nothing. */
export function useOpenedChat() {
  const { state } = useUrlState(SCHEMA)
  const [channelId, open] = useOpenParam(CHAT, { within: [CREATOR, MESSAGE] })
  const { creatorId, messageId } = state
  const context: ChannelContextTarget | undefined =
    channelId && creatorId ? { channelId, creatorId, ...(messageId && { messageId }) } : undefined
  return {
    context,
    read: (target: ChannelContextTarget) =>
      open(target.channelId, { [CREATOR]: target.creatorId, [MESSAGE]: target.messageId ?? null }),
    stopReading: () => open(null),
  }
}
