import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money'
import type { Sale } from '@/domain/sale'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { NamedText } from '@/ui/named-text'

import { useNames } from '@/features/figures/use-names'
import { useSaleTitle } from './use-sale-title'

/** A sale in a sentence: what, by whom, for how much, and who has it. */
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

/** One sale in a sentence; of several how many they are, and what they come to. */
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
