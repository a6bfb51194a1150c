import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

/** Confirms unsending a message, which cannot be undone. */
export function UnsendConfirmation({
  isBusy,
  error,
  onUnsend,
  onClose,
}: {
  isBusy: boolean
  error: Error | null
  onUnsend: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <DangerConfirmation
      title={t('thread.unsend_title')}
      cancelLabel={t('thread.cancel')}
      confirmLabel={t('thread.unsend_act')}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onCancel={onClose}
      onConfirm={onUnsend}
    >
      {t('thread.unsend_text')}
    </DangerConfirmation>
  )
}
