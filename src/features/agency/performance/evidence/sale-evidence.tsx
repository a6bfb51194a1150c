import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
import { mergePages } from '@/features/figures/table/merge-pages'
import { formatDateTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Amount } from '@/ui/text/figure'
import { TextWithNames } from '@/ui/text/user-name'

import { useSaleTitle } from '../../sales/sale-summary'
import { saleUserIds } from '../sales/sales-request'
import { type Evidence, evidenceSalesRequest } from './evidence'
import { EvidenceList } from './evidence-list'

const PAGE_SIZE = 50

/** The sales behind a figure, newest first, each with the rule that credited it. */
export function SaleEvidence({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  const read = useInfiniteQuery({
    ...pagesOf(listSales, { ...evidenceSalesRequest(evidence), limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const sales = mergePages(read.data?.pages ?? [], ({ saleId }) => saleId)
  const nameOf = useAccountNames(sales.flatMap(saleUserIds))
  return (
    <EvidenceList read={read} isEmpty={sales.length === 0} emptyText={t('performance.no_sales')}>
      <p className="text-13 text-text-quiet">{t('performance.sales_are_gross')}</p>
      <ul
        aria-label={t('performance.sales')}
        className="flex flex-col [&>li+li]:border-t [&>li+li]:border-line-quiet"
      >
        {sales.map((sale) => (
          <SaleLine key={sale.saleId} sale={sale} nameOf={nameOf} timezone={evidence.timezone} />
        ))}
      </ul>
    </EvidenceList>
  )
}

interface SaleLineProps {
  sale: Sale
  nameOf: (id: string) => string
  timezone: string
}

function SaleLine({ sale, nameOf, timezone }: SaleLineProps) {
  const { t } = useTranslation('analytics')
  const titleOf = useSaleTitle(nameOf)
  return (
    <li className="flex items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block">
          <TextWithNames>{titleOf(sale)}</TextWithNames>
        </span>
        <span className="block text-12 text-text-faint">
          {formatDateTime(sale.at, timezone)}
          {' · '}
          {t(`performance.rule_${sale.rule ?? 'none'}`)}
        </span>
      </span>
      <Amount of={sale.amount} />
    </li>
  )
}
