import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerQuestion } from '@/ui/danger-question'

/** Confirms unsending a message, which cannot be undone. */
export function UnsendQuestion({
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
    <DangerQuestion
      title={t('thread.unsend_title')}
      keep={t('thread.cancel')}
      act={t('thread.unsend_act')}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onKeep={onClose}
      onAct={onUnsend}
    >
      {t('thread.unsend_text')}
    </DangerQuestion>
  )
}
