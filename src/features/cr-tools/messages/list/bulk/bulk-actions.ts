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

/** One direction of an action. */
export interface BulkWrite {
  /** Shows the result at once. */
  show?: () => void
  /** Sends it; an answer that is not the latest write's would show the state before a later one. */
  send: (isLatest: () => boolean) => Promise<void>
  /** Shows what was there before. */
  rollBack?: () => void
}

export interface BulkAction {
  kind: BulkChange['kind'] | 'list'
  count: number
  run: BulkWrite
  undo: BulkWrite
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

/** Replaces channels optimistically by what the requests make of them. */
function channelWrite(
  { client, creatorId, onUpdated }: BulkScope,
  { to, from, steps }: { to: readonly Channel[]; from: readonly Channel[]; steps: readonly ChangeStep[] },
): BulkWrite {
  return {
    show: () => {
      mergeChannels(client, creatorId, to, expectedCounts(client, creatorId, to))
      onUpdated()
    },
    send: async (isLatest) => {
      for (const step of steps) {
        const answer = await send(updateChannels, step, { creatorId })
        if (isLatest()) mergeChannels(client, creatorId, answer.data, answer.counts)
      }
    },
    rollBack: () => {
      mergeChannels(client, creatorId, from)
      onUpdated()
    },
  }
}

/** Changes the channels, from their latest state, which may not have rendered yet; undo changes them back. */
export function changeAction(scope: BulkScope, channels: readonly Channel[], change: BulkChange): BulkAction {
  const latest = channels.map(
    (channel) => cachedChannel(scope.client, scope.creatorId, channel.channelId) ?? channel,
  )
  const { before, after, steps, stepsBack } = planChange(latest, change)
  return {
    kind: change.kind,
    count: before.length,
    run: channelWrite(scope, { to: after, from: before, steps }),
    undo: channelWrite(scope, { to: before, from: after, steps: stepsBack }),
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
    run: {
      send: () =>
        sendAll(fans, async (userId) => {
          const answer = await send(updateFanLists, { userId, add: [listId], remove: [] }, { creatorId })
          if (answer.added.includes(listId)) added.add(userId)
        }),
    },
    undo: {
      send: () =>
        sendAll(added, (userId) =>
          send(updateFanLists, { userId, add: [], remove: [listId] }, { creatorId }),
        ),
    },
  }
}
