import { useState } from 'react'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

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

/** Sends requests one after another; applies each result at once, since a later one may fail. */
async function sendAll(client: QueryClient, requests: readonly BulkRequest[]): Promise<number> {
  let count = 0
  for (const request of requests) {
    const { data } = await send(updateEmployees, request)
    setCachedPeople(client, data)
    count += data.length
  }
  return count
}

/** Changes group, set or creators of one or many people, and offers an undo. */
function usePeopleChange(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (change: PeopleChange) => sendAll(client, peopleChangeRequests(change)),
    onSuccess: (count, change) => {
      onDone()
      if (count === 0) return
      refetchPeopleCounts(client)
      toast.success(t(`employees.changed_${change.kind}`, { count }), {
        undo: undo(() => sendAll(client, peopleUndoRequests(change)), {
          refetch: () => refreshPeople(client),
        }),
      })
    },
    // The answer to a change that went through may be lost.
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
