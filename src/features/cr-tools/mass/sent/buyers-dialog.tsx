import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listMassBuyers } from '@/api/calls/chat/mass-messages'
import { pagesOf } from '@/api/query'
import { useNamesOr } from '@/api/user-names'
import type { MassMessage } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import { QueryContent } from '@/ui/feedback/query-content'
import { Dialog } from '@/ui/overlay/dialog'
import { Amount } from '@/ui/text/figure'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { LoadMore } from '../../base/load-more'
import { FanLink } from '../../people/fan-link'

interface BuyersDialogProps {
  creatorId: string
  massMessage: MassMessage
  onClose: () => void
}

const PAGE_SIZE = 30

/** Lists the buyers of a mass message. */
export function BuyersDialog({ creatorId, massMessage, onClose }: BuyersDialogProps) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const { massMessageId, currency } = massMessage
  const buyers = useInfiniteQuery(pagesOf(listMassBuyers, { massMessageId, limit: PAGE_SIZE }, creatorId))
  const rows = buyers.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useNamesOr(
    rows.map(({ userId }) => userId),
    '…',
  )
  return (
    <Dialog onClose={onClose} trackedAs="mass-buyers" title={t('mass.buyers')}>
      <QueryContent
        of={buyers}
        isEmpty={rows.length === 0}
        skeleton={<TableSkeleton rows={5} columns={2} hasPictures />}
        empty={<p>{t('mass.no_buyers')}</p>}
      >
        <ul className="grid gap-3">
          {rows.map(({ userId, channelId, boughtAt, amount }) => (
            <li key={userId} className="flex min-w-0 items-center gap-3 text-text">
              <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={32} />
              <span className="grid min-w-0 flex-1">
                <span className="flex min-w-0">
                  <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
                </span>
                <span className="text-13 text-text-quiet">{formatDateTime(boughtAt, timezone)}</span>
              </span>
              {amount !== null && <Amount of={{ amount, currency }} />}
            </li>
          ))}
        </ul>
        <LoadMore query={buyers} className="mt-3" />
      </QueryContent>
    </Dialog>
  )
}
