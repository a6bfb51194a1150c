import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { Dialog } from './dialog'
import { ErrorAlert } from '../feedback/error-alert'

interface DangerConfirmationProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'closing' | 'trackedAs' | 'isAlert'
> {
  /** What the action does: a text, or parts of a dialog below each other. */
  children: ReactNode
  /** The button that changes nothing; Cancel by default. */
  cancelLabel?: string
  /** The verb of the action, as the title names it. */
  confirmLabel: string
  /** Primary where the action loses nothing. */
  kind?: 'danger' | 'primary'
  isBusy?: boolean
  /** Why the action failed. */
  problem?: ReactNode
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for confirmation before an action. */
export function DangerConfirmation({
  children,
  cancelLabel,
  confirmLabel,
  kind = 'danger',
  isBusy = false,
  problem,
  onCancel,
  onConfirm,
  ...dialog
}: DangerConfirmationProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      isAlert={kind === 'danger'}
      size="small"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('form.cancel')}</Button>
          <Button kind={kind} busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      <div className="grid gap-3">
        {children}
        <ErrorAlert>{problem}</ErrorAlert>
      </div>
    </Dialog>
  )
}
