import { useQueryClient } from '@tanstack/react-query'

import { getChannel } from '@/api/calls/messages'
import { queryOf } from '@/api/query'

import { prefetchThread } from '../../thread-cache'

/** Prefetches a channel and its thread when the pointer is over its row. */
export function useApproach(creatorId: string): (channelId: string) => void {
  const client = useQueryClient()
  return (channelId) => {
    // A failure shows when it is opened.
    client.query(queryOf(getChannel, { channelId }, creatorId)).catch(() => undefined)
    void prefetchThread(client, creatorId, channelId)
  }
}
