import type { ReactNode } from 'react'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

interface ActQuestionProps {
  title: string
  text: ReactNode
  /** What stays as it is. */
  keep: string
  /** The act, as the title names it. */
  act: string
  trackedAs: string
  isBusy?: boolean
  /** Why it was not done. */
  error?: Error | null
  onKeep: () => void
  onAct: () => void
}

/** Asks before something is done that cannot be taken back. */
export function ActQuestion({
  title,
  text,
  keep,
  act,
  trackedAs,
  isBusy = false,
  error = null,
  onKeep,
  onAct,
}: ActQuestionProps) {
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      onClose={onKeep}
      trackedAs={trackedAs}
      title={title}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button kind="danger" busy={isBusy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div role="alert">{error && <FieldError>{errorText(error)}</FieldError>}</div>
    </Dialog>
  )
}
