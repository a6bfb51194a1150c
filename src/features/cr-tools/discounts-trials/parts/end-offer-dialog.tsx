import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { useEndOffer } from '../use-offers'

interface EndOfferDialogProps {
  title: string
  text: string
  confirmLabel: string
  trackedAs: string
  end: () => Promise<unknown>
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Confirms ending an offer for good. */
export function EndOfferDialog({
  title,
  text,
  confirmLabel,
  trackedAs,
  end,
  refresh,
  onClose,
}: EndOfferDialogProps) {
  const { t } = useTranslation('marketplace')
  const ending = useEndOffer(end, refresh, onClose)
  return (
    <DangerConfirmation
      title={title}
      cancelLabel={t('offers.keep')}
      confirmLabel={confirmLabel}
      trackedAs={trackedAs}
      isBusy={ending.isPending}
      problem={ending.error && errorText(ending.error)}
      onCancel={onClose}
      onConfirm={() => ending.mutate()}
    >
      {text}
    </DangerConfirmation>
  )
}
