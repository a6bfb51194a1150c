import { type ComponentProps, useState } from 'react'

import { errorText } from '@/api/errors'
import { toast } from '@/services/page/toasts'

import { DangerConfirmation } from './danger-confirmation'

interface ConfirmCallProps<Answer> extends Omit<
  ComponentProps<typeof DangerConfirmation>,
  'isBusy' | 'problem' | 'onCancel' | 'onConfirm'
> {
  call: () => Promise<Answer>
  /** Refetches what shows the subject; after a refusal too, which may come from a colleague's change. */
  refresh?: () => unknown
  /** A toast says that it is done, with a way back where there is one. */
  done?: { text: string; undo?: () => void }
  onDone?: (answer: Answer) => void
  onClose: () => void
}

/** Asks before a call, sends it, and shows why it was refused. */
export function ConfirmCall<Answer>({
  call,
  refresh,
  done,
  onDone,
  onClose,
  ...question
}: ConfirmCallProps<Answer>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await call()
      if (done) toast.success(done.text, done.undo && { undo: done.undo })
      onClose()
      onDone?.(answer)
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
    await refresh?.()
  }
  return (
    <DangerConfirmation
      {...question}
      isBusy={isBusy}
      problem={error !== undefined && errorText(error)}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
