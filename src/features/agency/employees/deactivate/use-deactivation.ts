import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import { deactivateEmployees, getDeactivationCheck, reactivateEmployees } from '@/api/calls/agency/employees'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { chunked } from '../../staff/batches'
import { employeeName } from '../../table/person-name'
import { refreshPeople } from '../../staff/people-cache'

const idsOf = (people: readonly Employee[]): string[] => people.map(({ userId }) => userId)

/** Reactivates people who were just deactivated. */
function useReactivate(people: readonly Employee[]) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return async () => {
    try {
      for (const part of chunked(people)) await send(reactivateEmployees, { userIds: idsOf(part) })
      toast.info(t('employees.undone'))
    } catch (error) {
      toast.error(t('employees.undo_failed', { reason: errorText(error) }))
    }
    await refreshPeople(client)
  }
}

/** The choices for the chats and shifts of deactivated people. */
function useHandoverChoices() {
  const [chatsGo, setChatsGo] = useState<'nobody' | 'person'>('nobody')
  const [heir, setHeir] = useState<Employee>()
  const [shifts, setShifts] = useState<'cancel' | 'keep'>('cancel')
  return { chatsGo, setChatsGo, heir, setHeir, shifts, setShifts }
}

type OpenChats = ResponseOf<typeof getDeactivationCheck>['openChats']

const sumOf = (chats: OpenChats): number => chats.reduce((sum, { count }) => sum + count, 0)

/** The open chats, with their creators, and how many of them an heir can open. */
const openChatsFor = (open: OpenChats, heir: Employee | undefined) => ({
  count: sumOf(open),
  creatorIds: open.map(({ creatorId }) => creatorId),
  taken: sumOf(open.filter(({ creatorId }) => heir?.creatorIds.includes(creatorId))),
})

/** Deactivates people in chunks; resolves with the number of chats that went to an heir. */
async function deactivateInChunks(
  people: readonly Employee[],
  heir: Employee | undefined,
  cancelShifts: boolean,
) {
  const went = { moved: 0, left: 0 }
  for (const part of chunked(people)) {
    const { chats } = await send(deactivateEmployees, {
      userIds: idsOf(part),
      cancelShifts,
      ...(heir && { reassignTo: heir.userId }),
    })
    went.moved += chats.moved
    went.left += chats.left
  }
  return went
}

/** Shows a toast about the result. */
function useDeactivationToast() {
  const { t } = useTranslation('analytics')
  return ({ moved, left }: { moved: number; left: number }, heir: Employee) => {
    const values = { count: moved, name: isolate(employeeName(heir)), rest: formatNumber(left) }
    toast.info(t(left === 0 ? 'employees.chats_moved' : 'employees.chats_moved_some', values))
  }
}

/** Deactivates people; offers an undo if no chats moved and no shifts were cancelled. */
export function useDeactivation(people: readonly Employee[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const legacy = useHandoverChoices()
  const { chatsGo, heir, shifts } = legacy
  const undo = useReactivate(people)
  const tell = useDeactivationToast()
  const check = useQuery({
    ...queryOf(getDeactivationCheck, { userIds: idsOf(people) }),
    // Chats open and close: refetch on each open.
    staleTime: 0,
    gcTime: 0,
  })
  const chats = openChatsFor(check.data?.openChats ?? [], heir)
  const hasChats = chats.count > 0
  const hasShifts = (check.data?.plannedShifts ?? 0) > 0
  const cancels = hasShifts && shifts === 'cancel'
  const next = hasChats && chatsGo === 'person' ? heir : undefined
  const act = useMutation({
    mutationFn: () => deactivateInChunks(people, next, cancels),
    onSuccess: (went) => {
      toast.success(t('employees.deactivated', { count: people.length }), {
        ...(!hasChats && !cancels && { action: { label: t('employees.undo'), onPress: () => void undo() } }),
      })
      if (next) tell(went, next)
      onDone()
    },
    onSettled: () => refreshPeople(client),
  })
  const lacksHeir = hasChats && chatsGo === 'person' && heir === undefined
  return { ...legacy, check, chats, hasChats, hasShifts, act, lacksHeir }
}
