import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig, MessagesSquare } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'

import { getChannel } from '@/api/calls/messages'
import { queryOf } from '@/api/query'
import { chatAddress } from '@/domain/chat-address'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { useHasPainted } from '@/services/after-paint'
import { useKeyHint } from '@/services/shortcuts'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Kbd } from '@/ui/kbd'
import { Skeleton, Bone } from '@/ui/skeleton'
import { UserName } from '@/ui/user-name'

import { useName } from '../../names'
import { FROM_LIST } from '../list/from-list'
import { NextWord } from '../list/parts/next-word'
import { nextChatOf, type NextReasons as Reasons, useNextChat } from '../list/use-next-chat'
import { NextReasons } from './next-reasons'

const NEXT_ASKED_AGAIN_AFTER_MS = 20_000

/** The offered chat: name, last message, and why it comes first. */
function Offer({
  creatorId,
  channelId,
  reasons,
}: {
  creatorId: string
  channelId: string
  reasons: Reasons
}) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const { search } = useLocation()
  const keys = useKeyHint('next-chat', 'N')
  const { data: channel } = useQuery(queryOf(getChannel, { channelId }, creatorId))
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
          <Bone className="h-5 w-32" />
        )}
      </div>
      <p className="text-13 text-text-quiet">
        <NextReasons of={reasons} currency={channel?.currency ?? DEFAULT_CURRENCY} />
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
          <Bone className="size-16 rounded-full" />
          <Bone className="h-5 w-40" />
          <Bone className="h-4 w-56" />
        </div>
      </Skeleton>
    </div>
  )
}

/** Shown when the offer failed; a manual request opens the chat at once. */
function NoOffer({ creatorId }: { creatorId: string }) {
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
          <NextWord next={next} />
        </div>
      }
    >
      {t('inbox.next_choose_text')}
    </EmptyState>
  )
}

function OfferOrNobody({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const read = useQuery({
    ...nextChatOf(creatorId),
    staleTime: 0,
    refetchInterval: NEXT_ASKED_AGAIN_AFTER_MS,
  })
  if (read.data?.channelId != null)
    return <Offer creatorId={creatorId} channelId={read.data.channelId} reasons={read.data.reasons} />
  if (read.data)
    return (
      <EmptyState icon={CircleCheckBig} title={t('inbox.next_nobody')}>
        {t('inbox.next_nobody_text')}
      </EmptyState>
    )
  return read.isError ? <NoOffer creatorId={creatorId} /> : <OfferSkeleton />
}

/** The best next chat and why, while no thread is open. The list renders first. */
export function NextOffer({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const hasPainted = useHasPainted()
  return (
    <section
      aria-label={t('inbox.thread')}
      data-pane=""
      className="flex min-w-0 flex-1 flex-col overflow-y-auto bg-surface-raised outline-none"
    >
      {hasPainted && <OfferOrNobody creatorId={creatorId} />}
    </section>
  )
}
