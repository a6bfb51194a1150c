import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerQuestion } from '@/ui/danger-question'

/** Asked before something that people share is deleted; a refusal of the server stands in the question. */
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
  /** Whom or what it is about. */
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
