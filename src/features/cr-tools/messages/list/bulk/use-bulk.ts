import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { updateChannels } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { Channel, ChannelCounts } from '@/domain/chat/channel'
import { updateTabCounts } from '@/domain/chat/channel-view'

import { cachedChannel, cachedCounts, mergeChannels } from '../../../cache/channel-cache'
import { type BulkChange, type ChangeStep, planChange } from './bulk-change'
import { addToListAction } from './add-to-list-action'

/** The result of a bulk action, with its undo. */
export interface BulkResult {
  kind: BulkChange['kind'] | 'list'
  count: number
  /** Set when the action or its undo failed. */
  problem?: { of: 'do' | 'undo'; reason: string }
  undo?: () => Promise<void>
}

export interface BulkScope {
  client: QueryClient
  creatorId: string
  /** Called after an optimistic update, so that the rows are sorted at once. */
  onUpdated: () => void
}

export interface BulkAction {
  kind: BulkResult['kind']
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

function changeAction(scope: BulkScope, channels: readonly Channel[], change: BulkChange): BulkAction {
  const { before, after, steps, stepsBack } = planChange(channels, change)
  return {
    kind: change.kind,
    count: before.length,
    run: () => runOptimistically(scope, { to: after, from: before, steps }),
    undo: () => runOptimistically(scope, { to: before, from: after, steps: stepsBack }),
  }
}

/** Runs bulk actions on channels, optimistically and with undo (screens S10). */
export function useBulk(creatorId: string, onShown: () => void) {
  const scope: BulkScope = { client: useQueryClient(), creatorId, onUpdated: onShown }
  const [done, setDone] = useState<BulkResult>()
  const act = useMutation({
    mutationFn: async ({ deed, isUndo }: { deed: BulkAction; isUndo: boolean }) =>
      isUndo ? deed.undo() : deed.run(),
    onError: (error, { deed, isUndo }) =>
      setDone({
        kind: deed.kind,
        count: deed.count,
        problem: { of: isUndo ? 'undo' : 'do', reason: errorText(error) },
      }),
  })
  const run = (deed: BulkAction) => {
    if (deed.count === 0) return
    const undo = async () => {
      setDone(undefined)
      // The action may still be running: undo waits for it.
      await running.catch(() => undefined)
      await act.mutateAsync({ deed, isUndo: true }).catch(() => undefined)
    }
    setDone({ kind: deed.kind, count: deed.count, undo })
    const running = act.mutateAsync({ deed, isUndo: false })
    running.catch(() => undefined)
  }
  return {
    done,
    dismiss: () => setDone(undefined),
    change: (channels: readonly Channel[], change: BulkChange) => run(changeAction(scope, channels, change)),
    addToList: (channels: readonly Channel[], listId: string) =>
      run(addToListAction(scope, channels, listId)),
  }
}
export type Bulk = ReturnType<typeof useBulk>
