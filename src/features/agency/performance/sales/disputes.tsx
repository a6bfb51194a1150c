import { Scale } from 'lucide'

import { useAccountNames } from '@/api/account-names'
import type { Dispute, Sale } from '@/domain/money/sale'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useOpenDisputes, DisputeCard } from '../../sales/dispute-card'
import { disputeUserIds } from '../../sales/sale-user-ids'

/** The number shown above the sales; the rest expand. */
const INITIAL_COUNT = 3

/** Disputes of the filter's creators and people: those who have the credit or claim it. */
export const filterDisputes = (
  disputes: readonly Dispute[],
  { creatorIds, userIds }: Pick<FigureFilter, 'creatorIds' | 'userIds'>,
): readonly Dispute[] =>
  disputes.filter(
    ({ sale, userId }) =>
      (creatorIds.length === 0 || creatorIds.includes(sale.creatorId)) &&
      (userIds.length === 0 || [sale.userId, userId].some((id) => id !== null && userIds.includes(id))),
  )

function DisputesEmptyState({ isNarrowed, filter }: { isNarrowed: boolean; filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  if (!isNarrowed)
    return (
      <EmptyState icon={Scale} title={t('performance.disputes_none_title')}>
        {t('performance.disputes_none_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Scale}
      title={t('performance.disputes_none_fits')}
      actions={
        <Button onClick={() => filter.change({ userIds: [], creatorIds: [] })}>
          {t('performance.sales_all_people')}
        </Button>
      }
    >
      {t('performance.disputes_none_fits_text')}
    </EmptyState>
  )
}

interface DisputesProps {
  filter: FigureFilter
  onOther: (sale: Sale) => void
  onAll?: () => void
}

/** Open disputes, each decided in place; with `onAll`, only the newest and a link to all. */
export function Disputes({ filter, onOther, onAll }: DisputesProps) {
  const { t } = useTranslation('analytics')
  const read = useOpenDisputes()
  const all = read.data?.data ?? []
  const disputes = filterDisputes(all, filter)
  const nameOf = useAccountNames(disputes.flatMap(disputeUserIds))
  return (
    <Card title={t('performance.disputes')} detail={read.data ? formatNumber(disputes.length) : undefined}>
      <QueryContent
        isPane
        of={read}
        isEmpty={disputes.length === 0}
        skeleton={
          <div className="p-4">
            <LinesSkeleton />
          </div>
        }
        empty={<DisputesEmptyState isNarrowed={all.length > 0} filter={filter} />}
      >
        <ul>
          {disputes.slice(0, onAll ? INITIAL_COUNT : undefined).map((dispute) => (
            <DisputeCard
              key={dispute.sale.saleId}
              dispute={dispute}
              nameOf={nameOf}
              timezone={filter.timezone}
              onOther={() => onOther(dispute.sale)}
            />
          ))}
        </ul>
        {onAll && disputes.length > INITIAL_COUNT && (
          <div className="border-t border-line-quiet p-3">
            <Button kind="ghost" onClick={onAll}>
              {t('performance.disputes_all', { count: disputes.length })}
            </Button>
          </div>
        )}
      </QueryContent>
    </Card>
  )
}
