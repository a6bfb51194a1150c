import { useTranslation } from '@/i18n/use-translation'

import type { Sale } from '@/domain/money/sale'
import { isolate } from '@/lib/text/isolate'

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
