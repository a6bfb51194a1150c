import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { deactivateEmployees, getDeactivationCheck, reactivateEmployees } from '@/api/calls/employees'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Employee } from '@/domain/employee'
import { toast } from '@/services/toasts'

import { inParts } from './changes'
import { refreshPeople } from './people-cache'

const idsOf = (people: readonly Employee[]): string[] => people.map(({ userId }) => userId)

/** Lets those in again who were just archived. */
function useTakeBack(people: readonly Employee[]) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return async () => {
    try {
      for (const part of inParts(people)) await send(reactivateEmployees, { userIds: idsOf(part) })
      toast.info(t('employees.undone'))
    } catch (error) {
      toast.error(t('employees.undo_failed', { reason: errorText(error) }))
    }
    await refreshPeople(client)
  }
}

/** What is to become of what they leave behind. */
function useLegacy() {
  const [chatsGo, setChatsGo] = useState<'nobody' | 'person'>('nobody')
  const [heir, setHeir] = useState<Employee>()
  const [shifts, setShifts] = useState<'cancel' | 'keep'>('cancel')
  return { chatsGo, setChatsGo, heir, setHeir, shifts, setShifts }
}

/** Archives people. What they leave behind is looked up first; where nothing was moved or called off, it can be undone. */
export function useDeactivation(people: readonly Employee[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const legacy = useLegacy()
  const { chatsGo, heir, shifts } = legacy
  const undo = useTakeBack(people)
  const check = useQuery({
    ...queryOf(getDeactivationCheck, { userIds: idsOf(people) }),
    // Chats come and go: what was true a minute ago is not asked about.
    staleTime: 0,
    gcTime: 0,
  })
  const hasChats = (check.data?.openChats ?? 0) > 0
  const hasShifts = (check.data?.plannedShifts ?? 0) > 0
  const act = useMutation({
    mutationFn: async () => {
      for (const part of inParts(people))
        await send(deactivateEmployees, {
          userIds: idsOf(part),
          cancelShifts: hasShifts && shifts === 'cancel',
          ...(hasChats && chatsGo === 'person' && heir && { reassignTo: heir.userId }),
        })
    },
    onSuccess: () => {
      const isKept = !hasChats && !(hasShifts && shifts === 'cancel')
      toast.success(t('employees.deactivated', { count: people.length }), {
        ...(isKept && { action: { label: t('employees.undo'), onPress: () => void undo() } }),
      })
      onDone()
    },
    onSettled: () => refreshPeople(client),
  })
  return {
    ...legacy,
    check,
    hasChats,
    hasShifts,
    act,
    lacksHeir: hasChats && chatsGo === 'person' && heir === undefined,
  }
}
