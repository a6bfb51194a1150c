import { Inbox } from 'lucide'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef } from 'react'

import { useAccountNames } from '@/api/account-names'
import { readChannel } from '@/api/calls/agency/floor'
import { pagesOf } from '@/api/query'
import type { Message } from '@/domain/chat/message'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { formatDate, formatMoney, formatTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Banner } from '@/ui/feedback/banner'
import { CallError } from '@/ui/feedback/call-error'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { usePassFocusOn } from '@/ui/focus-return'
import { UserName } from '@/ui/text/user-name'

import { useReadingPosition } from './use-reading-position'

/** A conversation, and the message to centre on. */
export interface ChannelContextTarget {
  creatorId: string
  channelId: string
  messageId?: string
}

/** A read-only conversation: its end or around a message, then older ones page by page. */
export function useChannel({ creatorId, channelId, messageId }: ChannelContextTarget) {
  const read = useInfiniteQuery(
    pagesOf(readChannel, { creatorId, channelId, ...(messageId && { messageId }) }),
  )
  const pages = read.data?.pages ?? []
  return { read, newest: pages[0], messages: pages.toReversed().flatMap((page) => page.messages) }
}

interface ChannelContextProps {
  target: ChannelContextTarget
  timezone: string
}

/** Loads older messages above the others; passes the focus on to them when there are none left. */
function OlderMessages({
  read,
  onDone,
}: {
  read: ReturnType<typeof useChannel>['read']
  onDone: () => Element | null
}) {
  const { t } = useTranslation('analytics')
  const row = usePassFocusOn<HTMLDivElement>(onDone)
  const { isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = read
  return (
    <div ref={row} className="mt-4 flex flex-col items-center gap-2">
      <CallError error={isFetchNextPageError && !isFetchingNextPage && error} />
      <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('performance.older')}
      </Button>
    </div>
  )
}

/** Scrolls to a message once it is there: the given one, or the newest. */
function useScrollTo(messageId: string | undefined) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (messageId !== undefined) marked.current?.scrollIntoView({ block: 'center' })
  }, [messageId])
  return marked
}

/** A read-only conversation around a message, or from its end. */
export function ChannelContext({ target, timezone }: ChannelContextProps) {
  const { creatorId, messageId } = target
  const { t } = useTranslation('analytics')
  const { read, messages } = useChannel(target)
  const nameOf = useAccountNames(
    messages.flatMap(({ senderId, sentById }) => (sentById ? [senderId, sentById] : [senderId])),
  )
  const list = useReadingPosition<HTMLOListElement>(messages[0]?.messageId)
  const centredId = messages.length > 0 ? (messageId ?? messages.at(-1)?.messageId) : undefined
  const marked = useScrollTo(centredId)
  return (
    <QueryContent
      of={read}
      isEmpty={messages.length === 0}
      skeleton={<LinesSkeleton />}
      empty={
        <EmptyState icon={Inbox} title={t('performance.nothing_behind')}>
          {t('performance.context_empty')}
        </EmptyState>
      }
    >
      <Banner>{t('performance.read_only')}</Banner>
      {read.hasNextPage && <OlderMessages read={read} onDone={() => list.current} />}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t('performance.context')}
        className="mt-4 flex flex-col gap-2 [overflow-anchor:none]"
      >
        {messages.map((message, index) => (
          <Bubble
            key={message.messageId}
            ref={message.messageId === centredId ? marked : undefined}
            message={message}
            before={messages[index - 1]}
            isOwn={message.senderId === creatorId}
            isMarked={message.messageId === messageId}
            nameOf={nameOf}
            timezone={timezone}
          />
        ))}
      </ol>
    </QueryContent>
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
