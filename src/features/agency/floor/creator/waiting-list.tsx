import { MessageCircleCheck } from 'lucide'

import { useAccountNames } from '@/api/account-names'
import type { FloorCreator } from '@/domain/agency/floor'
import { formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBars } from '@/ui/skeleton'
import { Avatar } from '@/ui/text/avatar'
import { UserName } from '@/ui/text/user-name'

import { type WaitingFan, useWaitingFans } from '../use-floor'
import { WaitingTime } from '../../table/waiting-time'

const SKELETON_BARS = Array.from({ length: 5 }, () => 'h-12 w-full rounded-control')

interface FanLineProps {
  fan: WaitingFan
  row: FloorCreator
  nameOf: (id: string) => string
  onOpenChat: (channelId: string) => void
}

function FanLine({ fan, row, nameOf, onOpenChat }: FanLineProps) {
  const { t } = useTranslation('analytics')
  const { fanId, channelId, waitingSince, spend, lastText, assignedTo } = fan
  const name = nameOf(fanId)
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpenChat(channelId)}
        className="relative flex w-full gap-3 rounded-control px-2 py-2 text-start transition-colors hover:bg-fill"
      >
        <span className="sr-only">{t('floor.care_read')}</span>
        <Avatar of={{ id: fanId, name, kind: 'fan' }} size={32} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <UserName name={name} className="cut font-medium" />
            <span className="shrink-0 text-13">
              <WaitingTime since={waitingSince} targetSeconds={row.replyTargetSeconds} />
            </span>
          </span>
          {lastText !== '' && (
            <span dir="auto" className="cut block text-13 text-text-quiet">
              {lastText}
            </span>
          )}
          <span className="flex flex-wrap justify-between gap-x-3 text-12 text-text-faint">
            <span>
              {assignedTo === null
                ? t('floor.assigned_nobody')
                : t('floor.assigned_to', { name: isolate(nameOf(assignedTo)) })}
            </span>
            {spend !== null && spend.amount > 0 && (
              <span>{t('floor.spent', { amount: formatMoney(spend) })}</span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The creator's waiting fans, longest first, each with a link to the conversation. */
export function WaitingList({ row, onOpenChat }: Pick<FanLineProps, 'row' | 'onOpenChat'>) {
  const { t } = useTranslation('analytics')
  const read = useWaitingFans(row.creatorId)
  const fans = read.data?.data ?? []
  const nameOf = useAccountNames(
    fans.flatMap(({ fanId, assignedTo }) => [fanId, ...(assignedTo ? [assignedTo] : [])]),
  )
  return (
    <QueryContent
      of={read}
      isEmpty={fans.length === 0}
      skeleton={<SkeletonBars bars={SKELETON_BARS} />}
      empty={
        <EmptyState icon={MessageCircleCheck} title={t('floor.waiting_empty_title')}>
          {t('floor.waiting_empty_text')}
        </EmptyState>
      }
    >
      <ul aria-label={t('floor.fans')} className="-mx-2">
        {fans.map((fan) => (
          <FanLine key={fan.channelId} fan={fan} row={row} nameOf={nameOf} onOpenChat={onOpenChat} />
        ))}
      </ul>
    </QueryContent>
  )
}
