import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

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
    <Dialog
      isOpen
      isGrave
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('employees.keep')}</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(body)}>
            {verb}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <div role="alert">{remove.error && <FieldError>{errorText(remove.error)}</FieldError>}</div>
    </Dialog>
  )
}
