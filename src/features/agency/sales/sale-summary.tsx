import { useAccountNames } from '@/api/account-names'
import { sumByCurrency } from '@/domain/money/money'
import type { Sale } from '@/domain/money/sale'
import { formatList, formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { InfoTip } from '@/ui/info-tip'
import { TextWithNames } from '@/ui/text/user-name'

import { saleUserIds } from './sale-user-ids'

/** Names a sale by its kind, its fan and its creator; goes inside `TextWithNames`. */
export function useSaleTitle(nameOf: (id: string) => string): (sale: Sale) => string {
  const { t } = useTranslation('analytics')
  return ({ kind, fanId, creatorId }) =>
    t('performance.sale_of', {
      kind: t(`performance.kind_${kind}`),
      fan: isolate(nameOf(fanId)),
      creator: isolate(nameOf(creatorId)),
    })
}

/** Describes a sale in one sentence: kind, seller, amount and credit. */
export function SaleSummary({ sale }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  const nameOf = useAccountNames(saleUserIds(sale))
  const titleOf = useSaleTitle(nameOf)
  const words = t('performance.about_sale', {
    what: titleOf(sale),
    amount: formatMoney(sale.amount),
    name: sale.userId === null ? t('performance.nobody') : isolate(nameOf(sale.userId)),
  })
  return <TextWithNames>{words}</TextWithNames>
}

/** Describes one sale in a sentence, or several by count and total. */
export function SalesSummary({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('analytics')
  const [first, ...others] = sales
  if (!first) return null
  if (others.length === 0) return <SaleSummary sale={first} />
  const sums = sumByCurrency(sales.map(({ amount }) => amount))
  return t('performance.about_sales', {
    count: sales.length,
    amount: formatList(sums.map((sum) => formatMoney(sum))),
  })
}

/** The note a manager left when they reassigned a sale. */
export function SaleNote({ sale: { note } }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  if (note === '') return null
  return (
    <InfoTip about={t('performance.sale_note')}>
      <bdi className="wrap-anywhere whitespace-pre-wrap">{note}</bdi>
    </InfoTip>
  )
}
