import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerQuestion } from '@/ui/danger-question'

/** Confirms banning or removing members. */
export function ActQuestion({
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
    <DangerQuestion
      title={t(`groups.${act}_title`, { count })}
      keep={t('groups.cancel')}
      act={t(`groups.act_${act}`)}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onKeep={onClose}
      onAct={onAct}
    >
      {t(`groups.${act}_text`)}
    </DangerQuestion>
  )
}
