import type { QueryClient } from '@tanstack/react-query'

import { getFan, listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { updateChannels } from '@/api/calls/chat/messages'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { Channel } from '@/domain/chat/channel'

import { cachedChannel, mergeChannels } from '../../../cache/channel-cache'
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
  /** Shows what was there before, except for what was accepted. */
  rollBack?: () => void
  /** Whether a part was accepted before another was refused. */
  isPartlyDone?: () => boolean
}

export interface BulkAction {
  kind: BulkChange['kind'] | 'list'
  count: number
  run: BulkWrite
  undo: BulkWrite
}

interface ChannelPair {
  from: Channel
  to: Channel
}

/** Returns the cached channels with only those fields changed in which a pair differs. */
const withChanges = ({ client, creatorId }: BulkScope, pairs: readonly ChannelPair[]): Channel[] =>
  pairs.map(({ from, to }) => {
    const before = new Map<string, unknown>(Object.entries(from))
    const changes: Partial<Channel> = Object.fromEntries(
      Object.entries(to).filter(([field, value]) => before.get(field) !== value),
    )
    return { ...(cachedChannel(client, creatorId, to.channelId) ?? to), ...changes }
  })

interface ChannelChange {
  pairs: readonly ChannelPair[]
  steps: readonly ChangeStep[]
  /** The channels whose change the server has accepted. */
  accepted: Set<string>
  /** Of which channels; all by default. */
  only?: ReadonlySet<string>
}

/** Changes channels optimistically as the requests do; those of a refused request change back. */
function channelWrite(scope: BulkScope, { pairs, steps, accepted, only }: ChannelChange): BulkWrite {
  const { client, creatorId, onUpdated } = scope
  const isMeant = (channelId: string) => only?.has(channelId) ?? true
  return {
    show: () => {
      const channels = withChanges(
        scope,
        pairs.filter(({ to }) => isMeant(to.channelId)),
      )
      mergeChannels(client, creatorId, channels)
      onUpdated()
    },
    send: async (isLatest) => {
      for (const { channelIds: all, patch } of steps) {
        const channelIds = all.filter(isMeant)
        if (channelIds.length === 0) continue
        const answer = await send(updateChannels, { channelIds, patch }, { creatorId })
        for (const channelId of channelIds) accepted.add(channelId)
        if (isLatest()) mergeChannels(client, creatorId, answer.data, answer.counts)
      }
    },
    rollBack: () => {
      const refused = pairs.filter(({ to: { channelId } }) => isMeant(channelId) && !accepted.has(channelId))
      mergeChannels(
        client,
        creatorId,
        withChanges(
          scope,
          refused.map(({ from, to }) => ({ from: to, to: from })),
        ),
      )
      onUpdated()
    },
    isPartlyDone: () => accepted.size > 0,
  }
}

/** Changes the channels, from their latest state, which may not have rendered yet; undo changes them back. */
export function changeAction(scope: BulkScope, channels: readonly Channel[], change: BulkChange): BulkAction {
  const latest = channels.map(
    (channel) => cachedChannel(scope.client, scope.creatorId, channel.channelId) ?? channel,
  )
  const { before, after, steps, stepsBack } = planChange(latest, change)
  const pairs = before.flatMap((from, at) => {
    const to = after[at]
    return to ? [{ from, to }] : []
  })
  const pairsBack = pairs.map(({ from, to }) => ({ from: to, to: from }))
  const accepted = new Set<string>()
  return {
    kind: change.kind,
    count: before.length,
    run: channelWrite(scope, { pairs, steps, accepted }),
    undo: channelWrite(scope, {
      pairs: pairsBack,
      steps: stepsBack,
      accepted: new Set(),
      only: accepted,
    }),
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
