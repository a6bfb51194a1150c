import { useTranslation } from 'react-i18next'

import type { Sale } from '@/domain/sale'
import { formatMoney } from '@/i18n/format'
import { isolate, isolateAmount } from '@/lib/isolate'

import { useNames } from '../../use-names'

/** A sale in a sentence: what, by whom, for how much, and who has it. */
export function AboutSale({ sale }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNames([sale.fanId, sale.creatorId, ...(sale.userId ? [sale.userId] : [])])
  return t('performance.about_sale', {
    what: t('performance.sale_of', {
      kind: t(`performance.kind_${sale.kind}`),
      fan: isolate(nameOf(sale.fanId)),
      creator: isolate(nameOf(sale.creatorId)),
    }),
    amount: isolateAmount(formatMoney(sale.amount)),
    name: sale.userId === null ? t('performance.nobody') : isolate(nameOf(sale.userId)),
  })
}
