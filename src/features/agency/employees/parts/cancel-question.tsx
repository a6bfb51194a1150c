import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/employee'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

import { nameOf } from './person-name'

/** Asked before invitations are taken back: their links open nothing any more. */
export function CancelQuestion({
  people,
  isBusy,
  error,
  onCancelInvites,
  onClose,
}: {
  people: readonly Employee[]
  isBusy: boolean
  error: Error | null
  onCancelInvites: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const [first] = people
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      title={
        people.length === 1 && first
          ? t('employees.cancel_invite_of', { name: isolate(nameOf(first)) })
          : t('employees.cancel_invites', { count: people.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('employees.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onCancelInvites}>
            {t('employees.cancel_invite')}
          </Button>
        </>
      }
    >
      <p>{t('employees.cancel_invite_text')}</p>
      <div role="alert">{error && <FieldError>{errorText(error)}</FieldError>}</div>
    </Dialog>
  )
}
