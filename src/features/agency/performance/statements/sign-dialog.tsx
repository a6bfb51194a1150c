import type { Statement } from '@/domain/money/statement'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'

interface SignDialogProps {
  statements: readonly Statement[]
  onSign: () => void
  onClose: () => void
}

/** Confirms signing, and warns of open logs that would still change the amounts. */
export function SignDialog({ statements, onSign, onClose }: SignDialogProps) {
  const { t } = useTranslation('analytics')
  const openLogs = statements.reduce((sum, statement) => sum + statement.openLogs, 0)
  return (
    <Dialog
      isAlert
      onClose={onClose}
      title={t('performance.sign_question')}
      cancel
      actions={
        <Button kind="primary" onClick={onSign}>
          {t('performance.sign_anyway')}
        </Button>
      }
    >
      {t('performance.sign_question_text', { count: openLogs })}
    </Dialog>
  )
}
