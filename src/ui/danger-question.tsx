import type { ComponentProps, ReactNode } from 'react'

import { Button } from './button'
import { Dialog } from './dialog'
import { FieldError } from './field-error'

interface DangerQuestionProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'closing' | 'trackedAs'> {
  /** What the action does. */
  children: ReactNode
  /** The button that changes nothing. */
  keep: string
  /** The verb of the action, as the title names it. */
  act: string
  isBusy?: boolean
  /** Why the action failed. */
  problem?: ReactNode
  onKeep: () => void
  onAct: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
export function DangerQuestion({
  children,
  keep,
  act,
  isBusy = false,
  problem,
  onKeep,
  onAct,
  ...dialog
}: DangerQuestionProps) {
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button kind="danger" busy={isBusy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
      {...dialog}
    >
      <p>{children}</p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </Dialog>
  )
}
