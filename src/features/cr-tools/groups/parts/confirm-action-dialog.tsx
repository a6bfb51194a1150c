import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

/** Confirms banning or removing members. */
export function ConfirmActionDialog({
  act,
  count,
  isBusy,
  error,
  onAct,
  onClose,
}: {
  act: 'ban' | 'remove'
  count: number
  isBusy: boolean
  error: Error | null
  onAct: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <DangerConfirmation
      title={t(`groups.${act}_title`, { count })}
      cancelLabel={t('groups.cancel')}
      confirmLabel={t(`groups.act_${act}`)}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onCancel={onClose}
      onConfirm={onAct}
    >
      {t(`groups.${act}_text`)}
    </DangerConfirmation>
  )
}
