import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { errorText } from '@/api/errors'
import type { Channel } from '@/domain/chat/channel'

import { addToListAction, type BulkAction, type BulkScope, changeAction } from './bulk-actions'
import type { BulkChange } from './bulk-change'

/** The result of a bulk action, with its undo. */
export interface BulkResult {
  kind: BulkAction['kind']
  count: number
  /** Set when the action or its undo failed. */
  problem?: { of: 'do' | 'undo'; reason: string }
  undo?: () => Promise<void>
}

/** Runs bulk actions on channels, optimistically and with undo (screens S10). */
export function useBulk(creatorId: string, onShown: () => void) {
  const scope: BulkScope = { client: useQueryClient(), creatorId, onUpdated: onShown }
  const [done, setDone] = useState<BulkResult>()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ action, isUndo }: { action: BulkAction; isUndo: boolean }) =>
      isUndo ? action.undo() : action.run(),
    onError: (error, { action, isUndo }) =>
      setDone({
        kind: action.kind,
        count: action.count,
        problem: { of: isUndo ? 'undo' : 'do', reason: errorText(error) },
      }),
  })
  const run = (action: BulkAction) => {
    if (action.count === 0) return
    const undo = async () => {
      setDone(undefined)
      // The action may still be running: undo waits for it.
      await running.catch(() => undefined)
      await mutateAsync({ action, isUndo: true }).catch(() => undefined)
    }
    setDone({ kind: action.kind, count: action.count, undo })
    const running = mutateAsync({ action, isUndo: false })
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
