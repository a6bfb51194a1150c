import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { errorText } from '@/api/errors'
import type { Channel } from '@/domain/chat/channel'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

import { catchUpChannels, refreshChannels } from '../../../cache/channel-cache'
import {
  addToListAction,
  type BulkAction,
  type BulkScope,
  type BulkWrite,
  changeAction,
} from './bulk-actions'
import type { BulkChange } from './bulk-change'

/** The result of a bulk action, with its undo. */
interface BulkResult {
  kind: BulkAction['kind']
  /** Why the action or its undo failed. */
  problem?: string
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
      void catchUpChannels(client, creatorId)
    },
  })
  return (run: BulkRun) => {
    // Not in `onMutate`, which a second press does not wait for.
    writeOf(run).show?.()
    return mutateAsync(run)
  }
}

/** The last result; a toast says what was done, with its undo. */
function useResult() {
  const [done, setDone] = useState<BulkResult>()
  const toastId = useRef<string>(undefined)
  const clear = () => {
    if (toastId.current !== undefined) toast.dismiss(toastId.current)
    setDone(undefined)
  }
  const show = (result: BulkResult) => {
    clear()
    setDone(result)
  }
  const announce = (text: string, result: BulkResult) => {
    show(result)
    const id = toast.success(text, {
      // A toast that waited behind others shows after a later one has replaced it.
      undo: () => void (toastId.current === id && result.undo?.()),
      onClosed: () => setDone((now) => (now === result ? undefined : now)),
    })
    toastId.current = id
  }
  return { done, clear, show, announce }
}

/**
 * Runs actions on channels, optimistically. With `isAnnounced`, a toast says what was done and undoes it
 * (screens S10); a refusal always shows.
 */
export function useBulk(creatorId: string, { onUpdated = (): void => undefined, isAnnounced = false } = {}) {
  const { t } = useTranslation('tools')
  const scope: BulkScope = { client: useQueryClient(), creatorId, onUpdated }
  const { done, clear, show, announce } = useResult()
  const sendBulk = useSendBulk(creatorId, (error, { action: { kind, run }, isUndo, undo }) => {
    const problem = t(isUndo ? 'inbox.undo_failed' : 'inbox.done_failed', { reason: errorText(error) })
    show({ kind, problem, ...(undo && run.isPartlyDone?.() && { undo }) })
    toast.error(problem)
  })
  const run = (action: BulkAction) => {
    const { kind, count } = action
    if (count === 0) return
    const undo = async () => {
      clear()
      // The action may still be running: undo waits for it.
      await running.catch(() => undefined)
      await sendBulk({ action, isUndo: true }).catch(() => undefined)
    }
    if (isAnnounced) announce(t(`inbox.done_${kind}`, { count }), { kind, undo })
    else clear()
    const running = sendBulk({ action, isUndo: false, undo })
    running.catch(() => undefined)
  }
  return {
    done,
    dismiss: clear,
    change: (channels: readonly Channel[], change: BulkChange) => run(changeAction(scope, channels, change)),
    addToList: (channels: readonly Channel[], listId: string) =>
      run(addToListAction(scope, channels, listId)),
  }
}
export type Bulk = ReturnType<typeof useBulk>
