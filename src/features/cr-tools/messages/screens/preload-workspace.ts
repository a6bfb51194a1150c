import type { QueryClient } from '@tanstack/react-query'

import { readUrlState } from '@/lib/url-state'

import { channelListQuery, channelQuery } from '../../cache/channel-cache'
import { preloadThread } from '../../cache/thread-cache'
import { channelSort } from '../list/filter/channel-sort'
import { INBOX_FIELDS, viewOf } from '../list/filter/view-params'

interface WorkspaceVisit {
  client: QueryClient
  userId: string
  creatorId: string
  channelId: string | undefined
  search: string
}

const ignore = () => undefined

/** Preloads what the inbox or a conversation shows first, before its first render. Never rejects. */
export async function preloadWorkspace({
  client,
  userId,
  creatorId,
  channelId,
  search,
}: WorkspaceVisit): Promise<void> {
  const state = readUrlState(INBOX_FIELDS, new URLSearchParams(search))
  const view = viewOf(state, channelSort.read(userId))
  const list = client.infiniteQuery(channelListQuery(view, creatorId)).then(ignore, ignore)
  if (channelId === undefined) return list
  const channel = client.query(channelQuery(creatorId, channelId)).then(ignore, ignore)
  await Promise.all([channel, preloadThread(client, creatorId, channelId)])
}
