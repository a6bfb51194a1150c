import { useQueryClient } from '@tanstack/react-query'

import { channelQuery } from '../../../cache/channel-cache'
import { preloadThread } from '../../../cache/thread-cache'

/** Preloads a channel and its thread when the pointer is over its row. */
export function usePreloadChannel(creatorId: string): (channelId: string) => void {
  const client = useQueryClient()
  return (channelId) => {
    // A failure shows when it is opened.
    client.query(channelQuery(creatorId, channelId)).catch(() => undefined)
    void preloadThread(client, creatorId, channelId)
  }
}
