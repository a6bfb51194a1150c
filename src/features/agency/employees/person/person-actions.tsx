import { Send, UserCheck, UserX, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'

import type { PersonAction } from '../../staff/use-person-actions'

/** The actions on one person besides editing their fields. */
export function PersonActions({
  person: { status },
  isDirty,
  isBusy,
  error,
  onDeactivate,
  onAct,
}: {
  person: Employee
  isDirty: boolean
  isBusy: boolean
  error: Error | null
  onDeactivate: () => void
  onAct: (act: PersonAction) => void
}) {
  const { t } = useTranslation('analytics')
  const held = isDirty ? t('employees.save_first') : undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'active' && (
          <Button icon={UserX} disabledReason={held} onClick={onDeactivate}>
            {t('employees.deactivate')}
          </Button>
        )}
        {status === 'inactive' && (
          <Button kind="primary" icon={UserCheck} busy={isBusy} onClick={() => onAct('reactivate')}>
            {t('employees.reactivate')}
          </Button>
        )}
        {status === 'invited' && (
          <>
            <Button icon={Send} busy={isBusy} disabledReason={held} onClick={() => onAct('resend')}>
              {t('employees.resend')}
            </Button>
            <Button icon={X} disabledReason={held} onClick={() => onAct('cancel')}>
              {t('employees.cancel_invite')}
            </Button>
          </>
        )}
      </div>
      <div role="alert">{error && <FieldError>{errorText(error)}</FieldError>}</div>
    </div>
  )
}
