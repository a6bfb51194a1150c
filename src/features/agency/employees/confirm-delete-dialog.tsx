import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

/** Confirms the deletion of something shared; a server error shows in the dialog. */
export function ConfirmDeleteDialog<Body>({
  title,
  verb,
  children,
  remove,
  body,
  onClose,
}: {
  title: string
  verb: string
  children: ReactNode
  remove: Pick<UseMutationResult<unknown, Error, Body>, 'mutate' | 'isPending' | 'error'>
  /** What is deleted. */
  body: Body
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  return (
    <DangerConfirmation
      title={title}
      cancelLabel={t('employees.keep')}
      confirmLabel={verb}
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate(body)}
    >
      {children}
    </DangerConfirmation>
  )
}
