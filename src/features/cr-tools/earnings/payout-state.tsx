import { useTranslation } from '@/i18n/use-translation'

import type { PayoutState as State } from '@/domain/money/earnings'
import { Badge, type Tone } from '@/ui/text/badge'

const PAYOUT_STATE_TONES: Partial<Record<State, Tone>> = {
  scheduled: 'info',
  processing: 'neutral',
  failed: 'danger',
}

/** Badge with a payout's state; the normal case, paid, is muted. */
export function PayoutStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('analytics')
  const tone = PAYOUT_STATE_TONES[state]
  const word = t(`earnings.payout_${state}`)
  return tone ? <Badge tone={tone}>{word}</Badge> : <span className="text-text-quiet">{word}</span>
}
