import type { QueryClient } from '@tanstack/react-query'

import { getFan, listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { updateChannels } from '@/api/calls/chat/messages'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { Channel, ChannelCounts } from '@/domain/chat/channel'
import { updateTabCounts } from '@/domain/chat/channel-view'

import { cachedChannel, cachedCounts, mergeChannels } from '../../../cache/channel-cache'
import { type BulkChange, type ChangeStep, planChange } from './bulk-change'

export interface BulkScope {
  client: QueryClient
  creatorId: string
  /** Called after an optimistic update, so that the rows are sorted at once. */
  onUpdated: () => void
}

export interface BulkAction {
  kind: BulkChange['kind'] | 'list'
  count: number
  run: () => Promise<void>
  undo: () => Promise<void>
}

/** Estimates the counts for an optimistic update of channels. */
function expectedCounts(
  client: QueryClient,
  creatorId: string,
  channels: readonly Channel[],
): ChannelCounts | undefined {
  const counts = cachedCounts(client, creatorId)
  return (
    counts &&
    channels.reduce(
      (sum, channel) => updateTabCounts(sum, cachedChannel(client, creatorId, channel.channelId), channel),
      counts,
    )
  )
}

/** Updates channels optimistically, sends the requests, and rolls back when the server refuses. */
async function runOptimistically(
  { client, creatorId, onUpdated }: BulkScope,
  { to, from, steps }: { to: readonly Channel[]; from: readonly Channel[]; steps: readonly ChangeStep[] },
): Promise<void> {
  mergeChannels(client, creatorId, to, expectedCounts(client, creatorId, to))
  onUpdated()
  try {
    for (const step of steps) {
      const answer = await send(updateChannels, step, { creatorId })
      mergeChannels(client, creatorId, answer.data, answer.counts)
    }
  } catch (error) {
    mergeChannels(client, creatorId, from)
    onUpdated()
    throw error
  }
}

/** Changes the channels; undo changes them back. */
export function changeAction(scope: BulkScope, channels: readonly Channel[], change: BulkChange): BulkAction {
  const { before, after, steps, stepsBack } = planChange(channels, change)
  return {
    kind: change.kind,
    count: before.length,
    run: () => runOptimistically(scope, { to: after, from: before, steps }),
    undo: () => runOptimistically(scope, { to: before, from: after, steps: stepsBack }),
  }
}

/** Adds the fans of channels to a list; undo removes only those it added. */
export function addToListAction(
  { client, creatorId }: BulkScope,
  channels: readonly Channel[],
  listId: string,
): BulkAction {
  const fans = channels.flatMap(({ userId }) => userId ?? [])
  const added = new Set<string>()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: callQueryKey(listFanLists, undefined, creatorId) })
    for (const userId of fans)
      void client.invalidateQueries({ queryKey: callQueryKey(getFan, { userId }, creatorId) })
  }
  /** Runs each separately, so that successes count when others fail. */
  const sendAll = async (userIds: Iterable<string>, sendOne: (userId: string) => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from(userIds, sendOne))
    refresh()
    const failed = results.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  return {
    kind: 'list',
    count: fans.length,
    run: () =>
      sendAll(fans, async (userId) => {
        const answer = await send(updateFanLists, { userId, add: [listId], remove: [] }, { creatorId })
        if (answer.added.includes(listId)) added.add(userId)
      }),
    undo: () =>
      sendAll(added, (userId) => send(updateFanLists, { userId, add: [], remove: [listId] }, { creatorId })),
  }
}
