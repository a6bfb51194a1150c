import { useTranslation } from '@/i18n/use-translation'

import type { DiscountState } from '@/domain/discount'
import type { TrialState } from '@/domain/trial'
import { Badge, type Tone } from '@/ui/badge'

export type OfferStateName = DiscountState | TrialState

const TONES: Partial<Record<OfferStateName, Tone>> = {
  active: 'success',
  scheduled: 'info',
  used_up: 'warning',
}

/** Badge with an offer's state; ended ones are muted. */
export function OfferState({ of }: { of: OfferStateName }) {
  const { t } = useTranslation('marketplace')
  const tone = TONES[of]
  const word = t(`offers.state_${of}`)
  return tone ? <Badge tone={tone}>{word}</Badge> : <span className="text-text-quiet">{word}</span>
}
