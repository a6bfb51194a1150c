import { keepPreviousData } from '@tanstack/react-query'

import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
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
  return (
    <EvidenceList
      pages={{
        ...pagesOf(listSales, { ...evidenceSalesRequest(evidence), limit: PAGE_SIZE }),
        placeholderData: keepPreviousData,
      }}
      rowKey={({ saleId }: Sale) => saleId}
      userIdsOf={saleUserIds}
      words={{
        name: t('performance.sales'),
        empty: t('performance.no_sales'),
        note: t('performance.sales_are_gross'),
      }}
    >
      {(sale, nameOf) => <SaleLine sale={sale} nameOf={nameOf} timezone={evidence.timezone} />}
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
    <>
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
    </>
  )
}
