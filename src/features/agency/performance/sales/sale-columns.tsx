import { UserPen } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Sale } from '@/domain/sale'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Money } from '@/ui/money'
import type { Column } from '@/ui/table-column'
import { UserName } from '@/ui/user-name'

interface Look {
  timezone: string
  nameOf: (id: string) => string
  onReassign: (sale: Sale) => void
}
type Words = ReturnType<typeof useTranslation<'analytics'>>['t']

const dateParts = (timezone: string) =>
  ({ dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }) as const

function whatColumns(t: Words, { timezone, nameOf }: Look): Column<Sale>[] {
  return [
    {
      id: 'fan',
      header: t('performance.fan'),
      sortValue: (sale) => nameOf(sale.fanId),
      cell: (sale) => <UserName name={nameOf(sale.fanId)} className="text-14 font-medium" />,
    },
    {
      id: 'at',
      header: t('performance.sold_at'),
      info: t('performance.sold_at_info'),
      sortValue: (sale) => sale.at,
      csv: (sale) => new Date(sale.at).toISOString(),
      cell: (sale) => formatDate(sale.at, dateParts(timezone)),
    },
    {
      id: 'creator',
      header: t('column.creator'),
      sortValue: (sale) => nameOf(sale.creatorId),
      cell: (sale) => <UserName name={nameOf(sale.creatorId)} />,
    },
    {
      id: 'kind',
      header: t('performance.kind'),
      sortValue: (sale) => t(`performance.kind_${sale.kind}`),
      cell: (sale) => t(`performance.kind_${sale.kind}`),
    },
    {
      id: 'amount',
      header: t('performance.amount'),
      align: 'end',
      info: t('performance.amount_info'),
      sortValue: (sale) => sale.amount.amount,
      csv: (sale) => sale.amount.amount / 100,
      cell: (sale) => <Money of={sale.amount} />,
    },
  ]
}

function whoColumns(t: Words, { nameOf, onReassign }: Look): Column<Sale>[] {
  const credited = (sale: Sale) => (sale.userId === null ? t('performance.nobody') : nameOf(sale.userId))
  return [
    {
      id: 'credited',
      header: t('performance.credited'),
      sortValue: credited,
      cell: (sale) =>
        sale.userId === null ? (
          <Badge tone="warning">{t('performance.unassigned')}</Badge>
        ) : (
          <UserName name={nameOf(sale.userId)} />
        ),
    },
    {
      id: 'rule',
      header: t('performance.rule'),
      info: t('performance.rule_info'),
      sortValue: (sale) => t(`performance.rule_${sale.rule ?? 'none'}`),
      cell: (sale) => <span className="text-text-quiet">{t(`performance.rule_${sale.rule ?? 'none'}`)}</span>,
    },
    {
      id: 'state',
      header: t('performance.state'),
      sortValue: (sale) => t(`performance.sale_${sale.state}`),
      cell: (sale) => (
        <span className="inline-flex items-center gap-1">
          {sale.state === 'refunded' ? (
            <Badge>{t('performance.sale_refunded')}</Badge>
          ) : (
            <span className="text-text-quiet">{t('performance.sale_paid')}</span>
          )}
          {sale.disputeState !== 'none' && (
            <Badge tone={sale.disputeState === 'open' ? 'warning' : 'neutral'}>
              {t(`performance.dispute_${sale.disputeState}`)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'acts',
      header: t('performance.acts'),
      align: 'end',
      cell: (sale) => (
        <IconButton
          icon={UserPen}
          size="small"
          name={t('performance.reassign_sale', { fan: isolate(nameOf(sale.fanId)) })}
          disabledReason={sale.state === 'refunded' ? t('performance.reassign_refunded') : undefined}
          onClick={() => onReassign(sale)}
        />
      ),
    },
  ]
}

/** A sale in a row: what was sold, to whom, and whom it is credited to by which rule. */
export function useSaleColumns({ timezone, nameOf, onReassign }: Look) {
  const { t } = useTranslation('analytics')
  return useMemo(() => {
    const look = { timezone, nameOf, onReassign }
    return [...whatColumns(t, look), ...whoColumns(t, look)]
  }, [t, timezone, nameOf, onReassign])
}
