import { useTranslation } from '@/i18n/use-translation'

import type { Sale } from '@/domain/money/sale'
import { Badge, type Tone } from '@/ui/text/badge'

const DISPUTE_TONE = { open: 'info', accepted: 'success', rejected: 'neutral' } as const satisfies Record<
  Exclude<Sale['disputeState'], 'none'>,
  Tone
>

/** Paid or refunded, and the state of its dispute. */
export function SaleState({ sale: { state, disputeState } }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {state === 'paid' ? (
        <span>{t('statistics.state_paid')}</span>
      ) : (
        <Badge tone="danger">{t('statistics.state_refunded')}</Badge>
      )}
      {disputeState !== 'none' && (
        <Badge tone={DISPUTE_TONE[disputeState]}>{t(`statistics.dispute_${disputeState}`)}</Badge>
      )}
    </span>
  )
}
