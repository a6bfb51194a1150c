import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money/money'
import type { Sale } from '@/domain/money/sale'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { TextWithNames } from '@/ui/text/user-name'

import { useUserNames } from '@/features/figures/use-user-names'
import { useSaleTitle } from './use-sale-title'

/** Describes a sale in one sentence: kind, seller, amount and credit. */
export function SaleSummary({ sale }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  const nameOf = useUserNames([sale.fanId, sale.creatorId, ...(sale.userId ? [sale.userId] : [])])
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
  const sum = sales.reduce((all, { amount }) => all + amount.amount, 0)
  return t('performance.about_sales', {
    count: sales.length,
    amount: formatMoney(money(sum, first.amount.currency)),
  })
}
