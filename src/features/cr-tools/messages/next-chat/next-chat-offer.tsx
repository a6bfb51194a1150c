import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig, MessagesSquare } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'

import { useName } from '@/api/user-names'
import { chatAddress } from '@/domain/chat/chat-address'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { useHasPainted } from '@/services/page/after-paint'
import { useKeyHint } from '@/services/input/shortcuts'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Kbd } from '@/ui/text/kbd'
import { Skeleton, SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { channelQuery } from '../../cache/channel-cache'
import { FROM_LIST } from '../base/from-list'
import { NextChatStatus } from './next-chat-status'
import { nextChatQuery, type NextReasons, useNextChat } from './use-next-chat'
import { NextReasonsText } from './next-reasons-bar'

const OFFER_REFETCH_AFTER_MS = 20_000

/** The offered chat: name, last message, and why it comes first. */
function Offer({
  creatorId,
  channelId,
  reasons,
}: {
  creatorId: string
  channelId: string
  reasons: NextReasons
}) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const { search } = useLocation()
  const keys = useKeyHint('next-chat')
  const { data: channel } = useQuery(channelQuery(creatorId, channelId))
  const name = useName(channel?.userId ?? null) ?? channel?.title
  const open = () =>
    void navigate(chatAddress({ channelId, creatorId }, search), { state: { ...FROM_LIST, reasons } })
  return (
    <div className="m-auto grid w-full max-w-[400px] justify-items-center gap-1 p-6 text-center">
      <p className="mb-3 text-13 text-text-quiet">{t('inbox.next_offer')}</p>
      <Avatar
        of={{ id: channel?.userId ?? channelId, name: name ?? '', kind: 'fan' }}
        size={64}
        online={channel?.isOnline ?? false}
      />
      <div className="mt-2 flex min-h-7 items-center text-20 font-strong">
        {/* Screen readers announce even an empty heading. */}
        {name ? (
          <h2>
            <UserName name={name} />
          </h2>
        ) : (
          <SkeletonBar className="h-5 w-32" />
        )}
      </div>
      <p className="text-13 text-text-quiet">
        <NextReasonsText of={reasons} currency={channel?.currency ?? DEFAULT_CURRENCY} />
      </p>
      <p dir="auto" className="mt-3 line-clamp-3 min-h-5 text-pretty">
        {channel?.lastMessage?.text}
      </p>
      <Button
        kind="primary"
        size="large"
        className="mt-4"
        onClick={open}
        {...(keys && { end: <Kbd keys={keys} on="accent" /> })}
      >
        {t('inbox.next_open')}
      </Button>
    </div>
  )
}

function OfferSkeleton() {
  return (
    <div className="m-auto">
      <Skeleton>
        <div className="grid justify-items-center gap-3">
          <SkeletonBar className="size-16 rounded-full" />
          <SkeletonBar className="h-5 w-40" />
          <SkeletonBar className="h-4 w-56" />
        </div>
      </Skeleton>
    </div>
  )
}

/** Shown when the offer failed; a manual request opens the chat at once. */
function OfferFailed({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const next = useNextChat(creatorId, undefined)
  return (
    <EmptyState
      icon={MessagesSquare}
      title={t('inbox.next_choose')}
      actions={
        <div className="grid justify-items-center gap-2">
          <Button onClick={next.open} busy={next.isPending}>
            {t('inbox.next')}
          </Button>
          <NextChatStatus next={next} />
        </div>
      }
    >
      {t('inbox.next_choose_text')}
    </EmptyState>
  )
}

function OfferOrEmpty({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const read = useQuery({
    ...nextChatQuery(creatorId),
    staleTime: 0,
    refetchInterval: OFFER_REFETCH_AFTER_MS,
  })
  if (read.data?.channelId != null)
    return <Offer creatorId={creatorId} channelId={read.data.channelId} reasons={read.data.reasons} />
  if (read.data)
    return (
      <EmptyState icon={CircleCheckBig} title={t('inbox.next_nobody')}>
        {t('inbox.next_nobody_text')}
      </EmptyState>
    )
  return read.isError ? <OfferFailed creatorId={creatorId} /> : <OfferSkeleton />
}

/** The best next chat and why, while no thread is open. The list renders first. */
export function NextChatOffer({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const hasPainted = useHasPainted()
  return (
    <section
      aria-label={t('inbox.thread')}
      data-pane=""
      className="flex min-w-0 flex-1 flex-col overflow-y-auto bg-surface-raised outline-none"
    >
      {hasPainted && <OfferOrEmpty creatorId={creatorId} />}
    </section>
  )
}
