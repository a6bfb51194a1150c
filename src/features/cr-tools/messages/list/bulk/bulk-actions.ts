import type { QueryClient } from '@tanstack/react-query'

import { getFan, listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { updateChannels } from '@/api/calls/chat/messages'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { Channel } from '@/domain/chat/channel'

import {
  cachedChannel,
  mergeAnswer,
  mergeChannels,
  refetchWithoutChannels,
} from '../../../cache/channel-cache'
import { type BulkChange, patched, planChange, type PlannedChange, stepsOf } from './bulk-change'

/** How many fans are added to a list at once. */
const LIST_CHANGES_AT_ONCE = 6

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

/**
 * Changes channels optimistically as the requests do; those of a refused request change back. `accepted`
 * gathers the IDs of those that the server has changed.
 */
function channelWrite(
  { client, creatorId, onUpdated }: BulkScope,
  planned: readonly PlannedChange[],
  accepted: Set<string>,
  isMeant = (_channelId: string) => true,
): BulkWrite {
  const meant = () => planned.filter(({ channel }) => isMeant(channel.channelId))
  const write = (changes: readonly PlannedChange[], side: 'patch' | 'back') => {
    const channels = changes.map(({ channel, [side]: patch }) =>
      patched(cachedChannel(client, creatorId, channel.channelId) ?? channel, patch),
    )
    mergeChannels(client, creatorId, channels)
    onUpdated()
  }
  return {
    show: () => write(meant(), 'patch'),
    send: async (isLatest) => {
      for (const step of stepsOf(meant())) {
        const answer = await send(updateChannels, step, { creatorId })
        for (const channelId of step.channelIds) accepted.add(channelId)
        // A group that a colleague has deleted meanwhile.
        const kept = new Set(answer.data.map(({ channelId }) => channelId))
        refetchWithoutChannels(
          client,
          creatorId,
          step.channelIds.filter((channelId) => !kept.has(channelId)),
        )
        if (isLatest()) mergeAnswer(client, creatorId, answer)
      }
    },
    rollBack: () =>
      write(
        meant().filter(({ channel }) => !accepted.has(channel.channelId)),
        'back',
      ),
    isPartlyDone: () => accepted.size > 0,
  }
}

/** Changes the channels, from their latest state, which may not have rendered yet; undo changes them back. */
export function changeAction(scope: BulkScope, channels: readonly Channel[], change: BulkChange): BulkAction {
  const latest = channels.map(
    (channel) => cachedChannel(scope.client, scope.creatorId, channel.channelId) ?? channel,
  )
  const planned = planChange(latest, change)
  const reverse = planned.map(({ channel, patch, back }) => ({ channel, patch: back, back: patch }))
  const accepted = new Set<string>()
  return {
    kind: change.kind,
    count: planned.length,
    run: channelWrite(scope, planned, accepted),
    undo: channelWrite(scope, reverse, new Set(), (channelId) => accepted.has(channelId)),
  }
}

/** Sends each separately, a few at a time, so that successes count when others fail. Returns the failures. */
async function sendEach(
  userIds: Iterable<string>,
  sendOne: (userId: string) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  const left = [...userIds]
  const work = async () => {
    for (let userId = left.shift(); userId !== undefined; userId = left.shift())
      await sendOne(userId).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: LIST_CHANGES_AT_ONCE }, work))
  return failures
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
  const sendAll = async (userIds: Iterable<string>, sendOne: (userId: string) => Promise<unknown>) => {
    const failures = await sendEach(userIds, sendOne)
    refresh()
    if (failures.length > 0) throw failures[0]
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
      isPartlyDone: () => added.size > 0,
    },
    undo: {
      send: () =>
        sendAll(added, (userId) =>
          send(updateFanLists, { userId, add: [], remove: [listId] }, { creatorId }),
        ),
    },
  }
}
