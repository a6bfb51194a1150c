import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { listLiveChat } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import { doMeet, mergeComments } from '@/domain/live/broadcast'

import { liveChatKey, type LoadedChat } from '../../cache/broadcast-cache'

const PAGE_SIZE = 100

/** Infinite query of a live's chat; the event stream appends new comments. */
export function useLiveChat(creatorId: string, liveId: string) {
  const client = useQueryClient()
  const queryKey = liveChatKey(creatorId, liveId)
  const fetchPart = (lastId: string | null, signal?: AbortSignal) =>
    send(listLiveChat, { liveId, limit: PAGE_SIZE, lastId }, { creatorId, signal })
  const read = useQuery<LoadedChat>({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<LoadedChat>(queryKey)?.comments ?? []
      const { data, lastId } = await fetchPart(null, signal)
      const old = client.getQueryData<LoadedChat>(queryKey)
      if (old && doMeet(before, data))
        return { comments: mergeComments(old.comments, data), olderId: old.olderId }
      // After a long gap the chat starts over: what lies between loads as older comments.
      const isBefore = new Set(before)
      const since = old?.comments.filter((comment) => !isBefore.has(comment)) ?? []
      return { comments: mergeComments(since, data), olderId: lastId }
    },
  })
  const older = useMutation({
    mutationFn: () => fetchPart(read.data?.olderId ?? null),
    meta: { onError: 'toast' },
    onSuccess: ({ data, lastId }) =>
      client.setQueryData<LoadedChat>(
        queryKey,
        (now) => now && { comments: mergeComments(now.comments, data), olderId: lastId },
      ),
  })
  return { read, older }
}
