import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { errorText } from '@/api/errors'
import type { Channel } from '@/domain/chat/channel'

import { refreshChannels } from '../../../cache/channel-cache'
import {
  addToListAction,
  type BulkAction,
  type BulkScope,
  type BulkWrite,
  changeAction,
} from './bulk-actions'
import type { BulkChange } from './bulk-change'

/** The result of a bulk action, with its undo. */
export interface BulkResult {
  kind: BulkAction['kind']
  count: number
  /** Set when the action or its undo failed. */
  problem?: { of: 'do' | 'undo'; reason: string }
  undo?: () => Promise<void>
}

interface BulkRun {
  action: BulkAction
  isUndo: boolean
  undo?: () => Promise<void>
}
const writeOf = ({ action, isUndo }: BulkRun): BulkWrite => (isUndo ? action.undo : action.run)

/** Creators of whom a refused change is shown, as a later one was built on it. */
const shownWrong = new Set<string>()

/** Sends bulk actions one after another; only the last one's answer or refusal says what is shown. */
function useSendBulk(creatorId: string, onError: (error: Error, run: BulkRun) => void) {
  const client = useQueryClient()
  const mutationKey = ['bulk', creatorId]
  const isLatest = () => client.isMutating({ mutationKey }) === 1
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: (run: BulkRun) => writeOf(run).send(isLatest),
    onError: (error, run) => {
      // A later one was built on this one, so neither state is right.
      if (isLatest()) writeOf(run).rollBack?.()
      else shownWrong.add(creatorId)
      onError(error, run)
    },
    onSettled: () => {
      if (!isLatest() || !shownWrong.delete(creatorId)) return
      void refreshChannels(client, creatorId)
    },
  })
  return (run: BulkRun) => {
    // Not in `onMutate`, which a second press does not wait for.
    writeOf(run).show?.()
    return mutateAsync(run)
  }
}

/** Runs actions on channels, optimistically and with undo (screens S10). */
export function useBulk(creatorId: string, onShown: () => void, onRefused?: (reason: string) => void) {
  const scope: BulkScope = { client: useQueryClient(), creatorId, onUpdated: onShown }
  const [done, setDone] = useState<BulkResult>()
  const sendBulk = useSendBulk(creatorId, (error, { action: { kind, count, run }, isUndo, undo }) => {
    const reason = errorText(error)
    setDone({
      kind,
      count,
      problem: { of: isUndo ? 'undo' : 'do', reason },
      ...(undo && run.isPartlyDone?.() && { undo }),
    })
    onRefused?.(reason)
  })
  const run = (action: BulkAction) => {
    if (action.count === 0) return
    const undo = async () => {
      setDone(undefined)
      // The action may still be running: undo waits for it.
      await running.catch(() => undefined)
      await sendBulk({ action, isUndo: true }).catch(() => undefined)
    }
    setDone({ kind: action.kind, count: action.count, undo })
    const running = sendBulk({ action, isUndo: false, undo })
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
