import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { closeEscalation, listEscalations } from '@/api/calls/agency/escalations'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'

import { usePolling } from '../../live/use-polling'

/** Chats escalated to a manager, newest first. */
export const useEscalations = () => useQuery({ ...queryOf(listEscalations), ...usePolling() })

/** Marks an escalation as handled. */
export function useCloseEscalation() {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(closeEscalation),
    onSuccess: () => client.invalidateQueries({ queryKey: callQueryKey(listEscalations) }),
  })
}
