import type { Statement } from '@/domain/money/statement'
import { useTranslation } from '@/i18n/use-translation'
import { sumOf } from '@/lib/sum-of'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

interface SignDialogProps {
  statements: readonly Statement[]
  onSign: () => void
  onClose: () => void
}

/** Confirms signing, and warns of open logs that would still change the amounts. */
export function SignDialog({ statements, onSign, onClose }: SignDialogProps) {
  const { t } = useTranslation('analytics')
  const openLogs = sumOf(statements, (statement) => statement.openLogs)
  return (
    <DangerConfirmation
      kind="primary"
      isAlert
      title={t('performance.sign_question')}
      confirmLabel={t('performance.sign_anyway')}
      onCancel={onClose}
      onConfirm={onSign}
    >
      {t('performance.sign_question_text', { count: openLogs })}
    </DangerConfirmation>
  )
}
