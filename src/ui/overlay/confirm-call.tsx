import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { errorText } from '@/api/errors'
import { toast } from '@/services/page/toasts'

import { DangerConfirmation } from './danger-confirmation'

interface ConfirmCallProps<Answer> extends Omit<
  ComponentProps<typeof DangerConfirmation>,
  'isBusy' | 'problem' | 'onCancel' | 'onConfirm'
> {
  call: () => Promise<Answer>
  /** Refetches what shows the subject; after a refusal too, which may come from a colleague's change. */
  refresh: () => unknown
  /** A toast says that it is done, with a way back where there is one. */
  done?: { text: string; undo?: { label: string; onPress: () => void } }
  onDone?: (answer: Answer) => void
  onClose: () => void
}

/** Asks before a call that cannot be undone, sends it, and shows why it was refused. */
export function ConfirmCall<Answer>({
  call,
  refresh,
  done,
  onDone,
  onClose,
  ...question
}: ConfirmCallProps<Answer>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      if (done) toast.success(done.text, done.undo && { action: done.undo })
      onClose()
      onDone?.(answer)
    },
    onSettled: refresh,
  })
  return (
    <DangerConfirmation
      {...question}
      isBusy={isPending}
      problem={error && errorText(error)}
      onCancel={onClose}
      onConfirm={() => mutate()}
    />
  )
}
