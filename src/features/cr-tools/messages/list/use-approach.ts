import { useQueryClient } from '@tanstack/react-query'

import { getChannel } from '@/api/calls/messages'
import { queryOf } from '@/api/query'

import { prefetchThread } from '../../thread-cache'

/** Has a channel at hand that somebody points at. */
export function useApproach(creatorId: string): (channelId: string) => void {
  const client = useQueryClient()
  return (channelId) => {
    // Its failure shows when it is opened.
    client.query(queryOf(getChannel, { channelId }, creatorId)).catch(() => undefined)
    void prefetchThread(client, creatorId, channelId)
  }
}
