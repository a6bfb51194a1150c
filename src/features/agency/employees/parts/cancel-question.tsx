import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/employee'
import { isolate } from '@/lib/isolate'
import { DangerQuestion } from '@/ui/danger-question'

import { nameOf } from './person-name'

/** Confirms that invitations are cancelled: their links stop working. */
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
    <DangerQuestion
      title={
        people.length === 1 && first
          ? t('employees.cancel_invite_of', { name: isolate(nameOf(first)) })
          : t('employees.cancel_invites', { count: people.length })
      }
      keep={t('employees.keep')}
      act={t('employees.cancel_invite')}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onKeep={onClose}
      onAct={onCancelInvites}
    >
      {t('employees.cancel_invite_text')}
    </DangerQuestion>
  )
}
