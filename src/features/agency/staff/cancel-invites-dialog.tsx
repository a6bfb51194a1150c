import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { cancelInvite } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { employeeName } from '../table/person-name'
import { refreshPeople } from './people-cache'

/** Cancels invitations after a confirmation: their links stop working. */
export function CancelInvitesDialog({
  people,
  ...events
}: {
  people: readonly Employee[]
  onDone?: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [first] = people
  return (
    <ConfirmCall
      title={
        people.length === 1 && first
          ? t('employees.cancel_invite_of', { name: isolate(employeeName(first)) })
          : t('employees.cancel_invites', { count: people.length })
      }
      cancelLabel={t('employees.keep')}
      confirmLabel={t('employees.cancel_invite')}
      call={async () => {
        for (const { userId } of people) await send(cancelInvite, { userId })
      }}
      refresh={() => refreshPeople(client)}
      done={{ text: t('employees.did_cancel', { count: people.length }) }}
      {...events}
    >
      {t('employees.cancel_invite_text')}
    </ConfirmCall>
  )
}
