import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { closeEscalation, listEscalations } from '@/api/calls/safety'
import { keyOf, mutationOf, queryOf } from '@/api/query'

import { usePolling } from '../polling'

/** The chats that somebody asks a manager to look after, newest first. */
export const useEscalations = () => useQuery({ ...queryOf(listEscalations), ...usePolling() })

/** One of them is looked after. */
export function useCloseEscalation() {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(closeEscalation),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listEscalations) }),
  })
}
