import { useQueryClient } from '@tanstack/react-query'

import type { Broadcast } from '@/domain/live/broadcast'

import { updateBroadcast } from '../cache/broadcast-cache'

/** Writes a live into the query cache, from which it is shown. */
export function useShowBroadcast(creatorId: string): (broadcast: Broadcast) => void {
  const client = useQueryClient()
  return (broadcast) => updateBroadcast({ client, creatorId }, broadcast)
}
