import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { cancelInvite, reactivateEmployees, resendInvite } from '@/api/calls/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/employee'
import { toast } from '@/services/toasts'

import { inParts } from './changes'
import { putPeople, refreshPeople } from './people-cache'

export type PersonAct = 'resend' | 'cancel' | 'reactivate'

export interface Asked {
  act: PersonAct
  people: readonly Employee[]
}

async function apply({ act, people }: Asked): Promise<Employee[]> {
  const fresh: Employee[] = []
  if (act === 'reactivate') {
    for (const part of inParts(people)) {
      const { data } = await send(reactivateEmployees, { userIds: part.map(({ userId }) => userId) })
      fresh.push(...data)
    }
  } else {
    for (const { userId } of people) {
      if (act === 'resend') fresh.push(await send(resendInvite, { userId }))
      else await send(cancelInvite, { userId })
    }
  }
  return fresh
}

/** Resends and cancels invitations, and reactivates people. */
export function usePersonActs(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return useMutation({
    mutationFn: apply,
    onSuccess: (fresh, { act, people }) => {
      putPeople(client, fresh)
      toast.success(t(`employees.did_${act}`, { count: people.length }))
      onDone()
    },
    // Some requests may succeed before one fails.
    onSettled: () => refreshPeople(client),
  })
}
