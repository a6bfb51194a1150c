import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { assignCreators, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listEmployees } from '@/api/calls/agency/employees'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import {
  affected,
  type CreatorChange,
  type CreatorRequest,
  creatorRequests,
  isTeamChange,
} from './creator-changes'
import { patchCachedCreators, setCachedCreators } from './creator-cache'

/** Sends requests one after another; applies each result at once, since a later one may fail. */
async function sendRequests(client: QueryClient, steps: readonly CreatorRequest[]): Promise<void> {
  for (const step of steps) {
    if (step.call === 'update') setCachedCreators(client, [await send(updateAgencyCreator, step.request)])
    else {
      const { creatorIds, addUserIds, removeUserIds } = step.request
      await send(assignCreators, step.request)
      patchCachedCreators(client, creatorIds, (creator) => ({
        ...creator,
        staffIds: [...new Set([...creator.staffIds, ...addUserIds])].filter(
          (id) => !removeUserIds.includes(id),
        ),
      }))
    }
  }
}

/** Refetches lists and teams that the change affects. */
function refetchAffected(client: QueryClient, change: CreatorChange): void {
  void invalidateCalls(client, isTeamChange(change) ? listEmployees : searchAgencyCreators)
}

/** Hides, pauses or staffs one or many creators, and offers an undo. */
export function useCreatorChange(onDone?: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (change: CreatorChange) => sendRequests(client, creatorRequests(change, 'to')),
    onSuccess: (_, change) => {
      onDone?.()
      const count = affected(change).length
      if (count === 0) return
      toast.success(t(`creators.did_${change.kind}`, { count }), {
        undo: undo(() => sendRequests(client, creatorRequests(change, 'back')), {
          refetch: () => refetchAffected(client, change),
        }),
      })
    },
    // Some requests may succeed before one fails.
    onSettled: (_data, _error, change) => refetchAffected(client, change),
  })
}
