import type { QueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import {
  getLiveStatus,
  getLiveSummary,
  listLiveChat,
  listLiveTips,
  listPastLives,
} from '@/api/calls/creator/live'
import { callQueryKey, queryKeyOfKind, queryOf, invalidateCalls } from '@/api/query'
import { type Broadcast, type LiveComment, mergeComments } from '@/domain/live/broadcast'

interface BroadcastScope {
  client: QueryClient
  creatorId: string
}

/** The loaded part of a live's chat, oldest first. */
export interface LoadedChat {
  comments: readonly LiveComment[]
  /** Cursor for earlier comments; null at the beginning of the chat. */
  olderId: string | null
}

export const liveChatKey = (creatorId: string, liveId: string) =>
  queryKeyOfKind('chat', listLiveChat, { liveId }, creatorId)

const byStart = (a: Broadcast, b: Broadcast): number => (a.startsAt ?? 0) - (b.startsAt ?? 0)

type Status = ResponseOf<typeof getLiveStatus>

function withBroadcast(status: Status, broadcast: Broadcast): Status {
  const { liveId, state } = broadcast
  const others = status.upcoming.filter((one) => one.liveId !== liveId)
  const isOther = status.live !== null && status.live.liveId !== liveId
  return {
    live: state === 'live' ? broadcast : isOther ? status.live : null,
    upcoming: state === 'scheduled' ? [...others, broadcast].sort(byStart) : others,
  }
}

/** Writes a live into the cache and refetches its payments and the list of past lives. */
export function updateBroadcast({ client, creatorId }: BroadcastScope, broadcast: Broadcast): void {
  const { queryKey } = queryOf(getLiveStatus, {}, creatorId)
  const before = client.getQueryData(queryKey)?.live
  client.setQueryData(queryKey, (old) => old && withBroadcast(old, broadcast))
  if (broadcast.earned !== before?.earned)
    void client.invalidateQueries({ queryKey: [listLiveTips.path, { kind: 'pages' }] })
  if (broadcast.state !== 'ended') return
  void invalidateCalls(client, listPastLives)
  void client.invalidateQueries({
    queryKey: callQueryKey(getLiveSummary, { liveId: broadcast.liveId }, creatorId),
  })
}

/** Adds comments to a chat that is already loaded. */
export function addLiveComments(
  { client, creatorId }: BroadcastScope,
  liveId: string,
  comments: readonly LiveComment[],
): void {
  client.setQueryData<LoadedChat>(
    liveChatKey(creatorId, liveId),
    (old) => old && { ...old, comments: mergeComments(old.comments, comments) },
  )
}
