import { Send, UserCheck, UserX, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'

import { CopyInviteLink } from '../../staff/copy-invite-link'
import type { PersonAction } from '../../staff/use-person-actions'
import type { PeopleActions } from '../people/use-people-actions'

/** The actions on one person besides editing their fields. */
export function PersonActions({
  person,
  actions,
  isDirty,
}: {
  person: Employee
  actions: PeopleActions
  isDirty: boolean
}) {
  const { t } = useTranslation('analytics')
  const { status } = person
  const { isPending: isBusy, error } = actions.personAction
  const run = (action: PersonAction) => actions.runPersonAction({ action, people: [person] })
  const disabledReason = isDirty ? t('employees.save_first') : undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'active' && (
          <Button
            icon={UserX}
            disabledReason={disabledReason}
            onClick={() => actions.show({ kind: 'deactivate', people: [person] })}
          >
            {t('employees.deactivate')}
          </Button>
        )}
        {status === 'inactive' && (
          <Button kind="primary" icon={UserCheck} busy={isBusy} onClick={() => run('reactivate')}>
            {t('employees.reactivate')}
          </Button>
        )}
        {status === 'invited' && (
          <>
            <Button icon={Send} busy={isBusy} disabledReason={disabledReason} onClick={() => run('resend')}>
              {t('employees.resend')}
            </Button>
            {person.inviteLink !== null && <CopyInviteLink size="medium" link={person.inviteLink} />}
            <Button
              icon={X}
              disabledReason={disabledReason}
              onClick={() => actions.show({ kind: 'cancel', people: [person] })}
            >
              {t('employees.cancel_invite')}
            </Button>
          </>
        )}
      </div>
      <CallError error={error} />
    </div>
  )
}
