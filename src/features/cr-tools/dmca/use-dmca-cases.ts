import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { getDmcaAgent, getDmcaCase, listDmcaCases, updateDmcaCase } from '@/api/calls/creator/dmca'
import { type ListRequest, queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { DmcaDetail } from '@/domain/dmca/dmca'

import type { DmcaView } from './dmca-view'

export const casesRequestOf = (view: DmcaView): ListRequest<typeof listDmcaCases> => ({
  sort: view.order,
  ...(view.states.length > 0 && { states: [...view.states] }),
  ...(view.owner !== null && { ownerId: view.owner }),
  ...(view.overdue && { isOverdue: true }),
  ...(view.query !== '' && { query: view.query }),
})

export const useDmcaAgent = (creatorId: string) => useQuery(queryOf(getDmcaAgent, {}, creatorId))

/** Writes a case into the query cache and refetches the list. */
export function useCacheCase(creatorId: string): (detail: DmcaDetail) => void {
  const client = useQueryClient()
  return (detail) => {
    client.setQueryData(queryOf(getDmcaCase, { caseId: detail.caseId }, creatorId).queryKey, detail)
    void invalidateCalls(client, listDmcaCases)
  }
}

/** Updates a case; on error refetches it. */
export function useChangeCase(caseId: string, creatorId: string) {
  const show = useCacheCase(creatorId)
  return useMutation({
    mutationFn: (change: Omit<RequestOf<typeof updateDmcaCase>, 'caseId'>) =>
      send(updateDmcaCase, { caseId, ...change }, { creatorId }),
    onSuccess: show,
    onError: useInvalidateCalls(getDmcaCase),
  })
}
