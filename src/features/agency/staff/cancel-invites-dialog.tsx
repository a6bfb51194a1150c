import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { employeeName } from '../table/person-name'

/** Confirms that invitations are cancelled: their links stop working. */
export function CancelInvitesDialog({
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
    <DangerConfirmation
      title={
        people.length === 1 && first
          ? t('employees.cancel_invite_of', { name: isolate(employeeName(first)) })
          : t('employees.cancel_invites', { count: people.length })
      }
      cancelLabel={t('employees.keep')}
      confirmLabel={t('employees.cancel_invite')}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onCancel={onClose}
      onConfirm={onCancelInvites}
    >
      {t('employees.cancel_invite_text')}
    </DangerConfirmation>
  )
}
