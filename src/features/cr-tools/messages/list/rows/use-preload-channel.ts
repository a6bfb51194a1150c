import { useQueryClient } from '@tanstack/react-query'

import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'

import { preloadThread } from '../../../cache/thread-cache'

/** Preloads a channel and its thread when the pointer is over its row. */
export function usePreloadChannel(creatorId: string): (channelId: string) => void {
  const client = useQueryClient()
  return (channelId) => {
    // A failure shows when it is opened.
    client.query(queryOf(getChannel, { channelId }, creatorId)).catch(() => undefined)
    void preloadThread(client, creatorId, channelId)
  }
}
