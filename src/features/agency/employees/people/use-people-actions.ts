import { useState } from 'react'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import type { Employee } from '@/domain/agency/employee'

import { useOpenParam } from '@/features/figures/url/use-open-param'
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
import { isGivable } from '../../staff/rights'
import { usePermissionSetList } from '../sets-and-groups'
import { useRights } from '../use-rights'

/** Sends requests one after another; calls `onSent` after each, since a later one may fail. */
async function sendAll(
  client: QueryClient,
  requests: readonly BulkRequest[],
  onSent?: (userIds: readonly string[]) => void,
): Promise<void> {
  for (const request of requests) {
    setCachedPeople(client, (await send(updateEmployees, request)).data)
    onSent?.(request.userIds)
  }
}

/** Whether the user may give these people back the permission sets they had: one above their own rights they may not. */
function useMayGiveBack() {
  const { own } = useRights()
  const sets = usePermissionSetList()
  const isMine = (id: string) =>
    own !== undefined &&
    sets.some((set) => set.permissionSetId === id && isGivable(set.chatterPermissions, own))
  return ({ kind, people }: PeopleChange) =>
    kind !== 'set' || people.every(({ permissionSetId: id }) => id === null || isMine(id))
}

/** Says how many people a change reached, and offers an undo for them. */
function useChangeToast() {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const undo = useUndo()
  const mayGiveBack = useMayGiveBack()
  return (change: PeopleChange) => {
    const count = change.people.length
    if (count === 0) return
    refetchPeopleCounts(client)
    const goBack = undo(() => sendAll(client, peopleUndoRequests(change)), {
      refetch: () => refreshPeople(client),
    })
    toast.success(
      t(`employees.changed_${change.kind}`, { count }),
      mayGiveBack(change) ? { undo: goBack } : {},
    )
  }
}

/** Changes group, set or creators of one or many people, and offers an undo. */
function usePeopleChange(onDone: () => void) {
  const client = useQueryClient()
  const toastChange = useChangeToast()
  return useMutation({
    mutationFn: async (change: PeopleChange) => {
      const reached = new Set<string>()
      try {
        await sendAll(client, peopleChangeRequests(change), (ids) => ids.forEach((id) => reached.add(id)))
      } finally {
        // Also where a later request fails: those before it stay changed.
        toastChange({ ...change, people: change.people.filter(({ userId }) => reached.has(userId)) })
      }
    },
    onSuccess: onDone,
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
  const [openedId, openId] = useOpenParam('person')
  const opened = { userId: openedId, set: (person: Employee | undefined) => openId(person?.userId ?? null) }
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
