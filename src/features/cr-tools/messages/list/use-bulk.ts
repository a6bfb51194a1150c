import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { updateChannels } from '@/api/calls/messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { Channel, ChannelCounts } from '@/domain/channel'
import { countsAfter } from '@/domain/channel-view'

import { channelAtHand, countsAtHand, mergeChannels } from '../../channel-cache'
import { type BulkChange, type ChangeStep, planChange } from './bulk-change'
import { listDeed } from './list-deed'

/** The result of a bulk action, with its undo. */
export interface Done {
  kind: BulkChange['kind'] | 'list'
  count: number
  /** Set when the action or its undo failed. */
  problem?: { of: 'do' | 'undo'; reason: string }
  undo?: () => Promise<void>
}

export interface Place {
  client: QueryClient
  creatorId: string
  /** Called after an optimistic update, so that the rows are sorted at once. */
  onShown: () => void
}

export interface Deed {
  kind: Done['kind']
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
  const counts = countsAtHand(client, creatorId)
  return (
    counts &&
    channels.reduce(
      (sum, channel) => countsAfter(sum, channelAtHand(client, creatorId, channel.channelId), channel),
      counts,
    )
  )
}

/** Updates channels optimistically, sends the requests, and rolls back when the server refuses. */
async function carryOut(
  { client, creatorId, onShown }: Place,
  { to, from, steps }: { to: readonly Channel[]; from: readonly Channel[]; steps: readonly ChangeStep[] },
): Promise<void> {
  mergeChannels(client, creatorId, to, expectedCounts(client, creatorId, to))
  onShown()
  try {
    for (const step of steps) {
      const answer = await send(updateChannels, step, { creatorId })
      mergeChannels(client, creatorId, answer.data, answer.counts)
    }
  } catch (error) {
    mergeChannels(client, creatorId, from)
    onShown()
    throw error
  }
}

function changeDeed(place: Place, channels: readonly Channel[], change: BulkChange): Deed {
  const { before, after, steps, stepsBack } = planChange(channels, change)
  return {
    kind: change.kind,
    count: before.length,
    run: () => carryOut(place, { to: after, from: before, steps }),
    undo: () => carryOut(place, { to: before, from: after, steps: stepsBack }),
  }
}

/** Runs bulk actions on channels, optimistically and with undo (screens S10). */
export function useBulk(creatorId: string, onShown: () => void) {
  const place: Place = { client: useQueryClient(), creatorId, onShown }
  const [done, setDone] = useState<Done>()
  const act = useMutation({
    mutationFn: async ({ deed, isUndo }: { deed: Deed; isUndo: boolean }) =>
      isUndo ? deed.undo() : deed.run(),
    onError: (error, { deed, isUndo }) =>
      setDone({
        kind: deed.kind,
        count: deed.count,
        problem: { of: isUndo ? 'undo' : 'do', reason: errorText(error) },
      }),
  })
  const run = (deed: Deed) => {
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
    change: (channels: readonly Channel[], change: BulkChange) => run(changeDeed(place, channels, change)),
    addToList: (channels: readonly Channel[], listId: string) => run(listDeed(place, channels, listId)),
  }
}
export type Bulk = ReturnType<typeof useBulk>
