import { useQueryClient } from '@tanstack/react-query'

import type { Broadcast } from '@/domain/live/broadcast'

import { updateBroadcast } from '../cache/broadcast-cache'

/** Writes a live into the query cache. */
export function useCacheBroadcast(creatorId: string): (broadcast: Broadcast) => void {
  const client = useQueryClient()
  return (broadcast) => updateBroadcast({ client, creatorId }, broadcast)
}
