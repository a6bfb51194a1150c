import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money'
import type { Sale } from '@/domain/sale'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { NamedText } from '@/ui/named-text'

import { useNames } from '@/features/figures/use-names'
import { useSaleTitle } from './use-sale-title'

/** Describes a sale in one sentence: kind, seller, amount and credit. */
export function AboutSale({ sale }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNames([sale.fanId, sale.creatorId, ...(sale.userId ? [sale.userId] : [])])
  const titleOf = useSaleTitle(nameOf)
  const words = t('performance.about_sale', {
    what: titleOf(sale),
    amount: formatMoney(sale.amount),
    name: sale.userId === null ? t('performance.nobody') : isolate(nameOf(sale.userId)),
  })
  return <NamedText>{words}</NamedText>
}

/** Describes one sale in a sentence, or several by count and total. */
export function AboutSales({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('analytics')
  const [first, ...others] = sales
  if (!first) return null
  if (others.length === 0) return <AboutSale sale={first} />
  const sum = sales.reduce((all, { amount }) => all + amount.amount, 0)
  return t('performance.about_sales', {
    count: sales.length,
    amount: formatMoney(money(sum, first.amount.currency)),
  })
}
