import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { updateEmployees } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { toast } from '@/services/page/toasts'

import { useUndo } from '../../changes/use-undo'
import {
  type BulkRequest,
  type PeopleChange,
  peopleChangeRequests,
  peopleUndoRequests,
} from '../people-changes'
import { setCachedPeople, refetchPeopleCounts } from '../../staff/people-cache'

async function sendAll(requests: readonly BulkRequest[]): Promise<Employee[]> {
  const changed: Employee[] = []
  for (const request of requests) changed.push(...(await send(updateEmployees, request)).data)
  return changed
}

/** Changes group, set or creators of one or many people, and offers an undo. */
export function usePeopleChange(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const settle = (people: readonly Employee[]) => {
    setCachedPeople(client, people)
    refetchPeopleCounts(client)
  }
  const undo = useUndo()
  return useMutation({
    mutationFn: (change: PeopleChange) => sendAll(peopleChangeRequests(change)),
    onSuccess: (people, change) => {
      onDone()
      if (people.length === 0) return
      settle(people)
      toast.success(t(`employees.changed_${change.kind}`, { count: people.length }), {
        action: undo(async () => settle(await sendAll(peopleUndoRequests(change)))),
      })
    },
  })
}
