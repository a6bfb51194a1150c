import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cancelInvite } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { employeeName } from '../table/person-name'
import { forEachInvitation, type InvitationProgress } from './each-invitation'
import { refreshPeople } from './people-cache'
import { useInvitationsToast } from './use-invitations-toast'

/** Cancels invitations after a confirmation: their links stop working. */
export function CancelInvitesDialog({
  people,
  onDone,
  onClose,
}: {
  people: readonly Employee[]
  onDone?: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const done = useRef<InvitationProgress<unknown>>(new Map())
  const toastInvitations = useInvitationsToast()
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
      call={() => forEachInvitation(people, done.current, (userId) => send(cancelInvite, { userId }))}
      refresh={() => refreshPeople(client)}
      onDone={({ answers, gone }) => {
        toastInvitations('cancel', answers.length, gone)
        onDone?.()
      }}
      onClose={onClose}
    >
      {t('employees.cancel_invite_text')}
    </ConfirmCall>
  )
}
