import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { reactivateEmployees, resendInvite } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { toast } from '@/services/page/toasts'

import { chunked } from './batches'
import { setCachedPeople, refreshPeople } from './people-cache'

export type PersonAction = 'resend' | 'reactivate'

export interface PersonActionRequest {
  action: PersonAction
  people: readonly Employee[]
}

export async function reactivate(people: readonly Employee[]): Promise<Employee[]> {
  const fresh: Employee[] = []
  for (const part of chunked(people))
    fresh.push(...(await send(reactivateEmployees, { userIds: part.map(({ userId }) => userId) })).data)
  return fresh
}

async function sendPersonAction({ action, people }: PersonActionRequest): Promise<Employee[]> {
  if (action === 'reactivate') return reactivate(people)
  const fresh: Employee[] = []
  for (const { userId } of people) fresh.push(await send(resendInvite, { userId }))
  return fresh
}

/** Resends invitations, and reactivates people. */
export function usePersonActions(onDone?: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return useMutation({
    mutationFn: sendPersonAction,
    onSuccess: (fresh, { action, people }) => {
      setCachedPeople(client, fresh)
      toast.success(t(`employees.did_${action}`, { count: people.length }))
      onDone?.()
    },
    // Some requests may succeed before one fails.
    onSettled: () => refreshPeople(client),
  })
}
