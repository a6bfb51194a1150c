import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import { deactivateEmployees, getDeactivationCheck } from '@/api/calls/agency/employees'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { formatNumber } from '@/i18n/format'
import { sumOf } from '@/lib/sum-of'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import { chunked } from '../../staff/batches'
import { employeeName } from '../../table/person-name'
import { refreshPeople } from '../../staff/people-cache'
import { reactivate } from '../../staff/use-person-actions'

const idsOf = (people: readonly Employee[]): string[] => people.map(({ userId }) => userId)

/** The choices for the chats and shifts of deactivated people. */
function useHandoverChoices() {
  const [chatsGo, setChatsGo] = useState<'nobody' | 'person'>('nobody')
  const [heir, setHeir] = useState<Employee>()
  const [shifts, setShifts] = useState<'cancel' | 'keep'>('cancel')
  return { chatsGo, setChatsGo, heir, setHeir, shifts, setShifts }
}

type OpenChats = ResponseOf<typeof getDeactivationCheck>['openChats']

const chatCount = (chats: OpenChats): number => sumOf(chats, ({ count }) => count)

/** The open chats, with their creators, and how many of them an heir can open. */
const openChatsFor = (open: OpenChats, heir: Employee | undefined) => ({
  count: chatCount(open),
  creatorIds: open.map(({ creatorId }) => creatorId),
  taken: chatCount(open.filter(({ creatorId }) => heir?.creatorIds.includes(creatorId))),
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

/** Deactivates people; offers an undo if no chats moved and no shifts were cancelled. */
export function useDeactivation(people: readonly Employee[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const choices = useHandoverChoices()
  const { chatsGo, heir, shifts } = choices
  const undo = useUndo()
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
    onSuccess: ({ moved, left }) => {
      toast.success(t('employees.deactivated', { count: people.length }), {
        ...(!hasChats &&
          !cancels && { undo: undo(() => reactivate(people).finally(() => void refreshPeople(client))) }),
      })
      if (next) {
        const values = { count: moved, name: isolate(employeeName(next)), rest: formatNumber(left) }
        toast.info(t(left === 0 ? 'employees.chats_moved' : 'employees.chats_moved_some', values))
      }
      onDone()
    },
    onSettled: () => refreshPeople(client),
  })
  const lacksHeir = hasChats && chatsGo === 'person' && heir === undefined
  return { ...choices, check, chats, hasChats, hasShifts, act, lacksHeir }
}
