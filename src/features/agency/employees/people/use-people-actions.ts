import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { Employee } from '@/domain/agency/employee'

import { useOpenRow } from '@/features/figures/url/use-open-row'
import { useTranslation } from '@/i18n/use-translation'
import { updateEmployees } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'
import type { Editing } from './cell-editor'
import { type PersonActionRequest, usePersonActions } from '../../staff/use-person-actions'
import { useUndo } from '@/api/use-undo'
import {
  type BulkRequest,
  type PeopleChange,
  peopleChangeRequests,
  peopleUndoRequests,
} from '../people-changes'
import { refetchPeopleCounts, refreshPeople, setCachedPeople } from '../../staff/people-cache'

async function sendAll(requests: readonly BulkRequest[]): Promise<Employee[]> {
  const changed: Employee[] = []
  for (const request of requests) changed.push(...(await send(updateEmployees, request)).data)
  return changed
}

/** Changes group, set or creators of one or many people, and offers an undo. */
function usePeopleChange(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (change: PeopleChange) => sendAll(peopleChangeRequests(change)),
    onSuccess: (people, change) => {
      onDone()
      if (people.length === 0) return
      setCachedPeople(client, people)
      refetchPeopleCounts(client)
      toast.success(t(`employees.changed_${change.kind}`, { count: people.length }), {
        undo: undo(() => sendAll(peopleUndoRequests(change)), { refetch: () => refreshPeople(client) }),
      })
    },
    // Some requests may succeed before one fails.
    onError: () => void refreshPeople(client),
  })
}

export interface PeopleActions extends ReturnType<typeof usePeopleActions> {}

type PeopleOverlay =
  | { kind: 'edit'; editing: Editing }
  | { kind: 'deactivate' | 'cancel'; people: readonly Employee[] }

/** The selection, what is open over the table, and the running action. */
export function usePeopleActions() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [overlay, show] = useState<PeopleOverlay>()
  const opened = useOpenRow('person', ({ userId }: Employee) => userId)
  const clear = () => {
    setSelected(new Set())
    // A cell may be edited since.
    show((latest) => (latest?.kind === 'edit' ? latest : undefined))
  }
  const change = usePeopleChange(clear)
  const personAction = usePersonActions(clear)
  return {
    selected,
    setSelected,
    overlay,
    show,
    opened,
    clear,
    change,
    personAction,
    runPersonAction: (request: PersonActionRequest) => {
      personAction.reset()
      personAction.mutate(request, {
        // A reactivated person moves to another tab.
        onSuccess: () => request.action === 'reactivate' && opened.set(undefined),
      })
    },
  }
}
