import { useTranslation } from '@/i18n/use-translation'

import type { DiscountState } from '@/domain/money/discount'
import type { TrialState } from '@/domain/money/trial'
import { Badge, type Tone } from '@/ui/text/badge'

export type OfferStateName = DiscountState | TrialState

const OFFER_STATE_TONES: Partial<Record<OfferStateName, Tone>> = {
  active: 'success',
  scheduled: 'info',
  used_up: 'warning',
}

/** Badge with an offer's state; ended ones are muted. */
export function OfferStateBadge({ of }: { of: OfferStateName }) {
  const { t } = useTranslation('marketplace')
  const tone = OFFER_STATE_TONES[of]
  const word = t(`offers.state_${of}`)
  return tone ? <Badge tone={tone}>{word}</Badge> : <span className="text-text-quiet">{word}</span>
}
