import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerQuestion } from '@/ui/danger-question'

/** Confirms the deletion of something shared; a server error shows in the dialog. */
export function DeleteQuestion<Body>({
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
    <DangerQuestion
      title={title}
      keep={t('employees.keep')}
      act={verb}
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onKeep={onClose}
      onAct={() => remove.mutate(body)}
    >
      {children}
    </DangerQuestion>
  )
}
