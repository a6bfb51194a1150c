import { useTranslation } from '@/i18n/use-translation'

import type { Sale } from '@/domain/money/sale'
import { InfoTip } from '@/ui/info-tip'

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
