import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'

/** A dialog about credits; unsaved input keeps it open, and stays after a failure. */
export function SaleDialog({
  title,
  verb,
  isDirty,
  saving,
  disabledReason,
  onSave,
  onClose,
  children,
}: {
  title: string
  verb: string
  isDirty: boolean
  saving: { isPending: boolean; error: Error | null }
  disabledReason?: string | undefined
  onSave: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('analytics')
  useUnsaved(isDirty)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closing={isDirty ? 'warn' : 'free'}
      cancel={t('performance.cancel')}
      actions={
        <Button kind="primary" busy={saving.isPending} disabledReason={disabledReason} onClick={onSave}>
          {verb}
        </Button>
      }
    >
      {children}
      <div role="alert" className="mt-3 empty:hidden">
        {saving.error && <FieldError>{errorText(saving.error)}</FieldError>}
      </div>
    </Dialog>
  )
}
