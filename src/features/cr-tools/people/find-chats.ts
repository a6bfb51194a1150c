import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { listChannels } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import { displayQuery, nameOf } from '@/api/user-names'
import type { Channel } from '@/domain/chat/channel'
import { matchRank } from '@/lib/text/fold-text'

/** A conversation found by a search. */
export interface FoundChat {
  creatorId: string
  channelId: string
  /** Null for a group. */
  fanId: string | null
  name: string
  lastText: string
}

/** The newest matches of the server; the ones that match by name are listed first. */
const SEARCH_PAGE_SIZE = 30

async function withName(
  client: QueryClient,
  creatorId: string,
  { channelId, userId, title, lastMessage }: Channel,
): Promise<FoundChat> {
  const display = userId === null ? null : await client.query(displayQuery(userId))
  const name = display ? nameOf(display) : (title ?? '')
  return { creatorId, channelId, fanId: userId, name, lastText: lastMessage?.text ?? '' }
}

/** Query options for fans and groups found by name, note or message text, each with a display name. */
export const chatSearchQuery = (client: QueryClient, creatorId: string, text: string, most: number) =>
  queryOptions({
    // A separate key, because updates of cached chat lists expect unmodified responses.
    queryKey: ['chats-found', creatorId, text, most],
    queryFn: async ({ signal }) => {
      const request = { tab: 'all', chips: {}, sort: 'newest', query: text, limit: SEARCH_PAGE_SIZE } as const
      const { data } = await send(listChannels, request, { signal, creatorId })
      const chats = await Promise.all(data.map((channel) => withName(client, creatorId, channel)))
      return chats
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => matchRank(a.name, text) - matchRank(b.name, text))
        .slice(0, most)
    },
  })
