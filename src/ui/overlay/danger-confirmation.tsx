import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import { Dialog } from './dialog'
import { ErrorAlert } from '../feedback/error-alert'

interface DangerConfirmationProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'trackedAs' | 'isAlert'
> {
  /** What the action does: a text, or parts of a dialog below each other. */
  children: ReactNode
  /** The button that changes nothing; Cancel by default. */
  cancelLabel?: string
  /** The verb of the action, as the title names it. */
  confirmLabel: string
  /** Primary where the action loses nothing. */
  kind?: 'danger' | 'primary'
  /** The action runs. */
  isBusy?: boolean
  /** Why the action failed. */
  problem?: ReactNode
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for confirmation before an action, and stays open while it runs: closed, it would look as if it were called off. */
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
  return (
    <Dialog
      isAlert={kind === 'danger'}
      size="small"
      onClose={onCancel}
      closing={isBusy ? 'block' : 'free'}
      cancel={cancelLabel ?? true}
      actions={
        <Button kind={kind} busy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
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
