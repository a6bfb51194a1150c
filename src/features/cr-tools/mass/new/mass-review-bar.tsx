import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

import { AudienceSummary } from './audience/audience-summary'
import type { useMassAudience } from './audience/use-audience'

interface MassReviewBarProps {
  audience: ReturnType<typeof useMassAudience>
  /** Label of the review button. */
  label: string
  /** Why the review button is disabled. */
  disabledReason: string | undefined
  /** The count above already shows the reason. */
  isReasonShownAbove: boolean
  onReview: () => Promise<void>
  discardLabel: string
  onDiscard: (() => void) | undefined
}

/** Recipient count and the review button. */
export function MassReviewBar({
  audience,
  label,
  disabledReason,
  isReasonShownAbove,
  onReview,
  discardLabel,
  onDiscard,
}: MassReviewBarProps) {
  const { t } = useTranslation('tools')
  const [isOpening, setOpening] = useState(false)
  const review = async () => {
    setOpening(true)
    await onReview()
    setOpening(false)
  }
  return (
    <Card title={t('mass.summary')} className="lg:sticky lg:top-4" body="grid gap-4">
      <AudienceSummary audience={audience} />
      <div className="grid gap-2">
        <Button
          kind="primary"
          size="large"
          busy={isOpening}
          disabledReason={disabledReason}
          onClick={() => void review()}
        >
          {label}
        </Button>
        {disabledReason && !isReasonShownAbove && <p className="text-13 text-text-quiet">{disabledReason}</p>}
        {onDiscard && <Button onClick={onDiscard}>{discardLabel}</Button>}
      </div>
    </Card>
  )
}
