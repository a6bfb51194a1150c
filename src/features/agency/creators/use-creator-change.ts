import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { assignCreators, updateAgencyCreator } from '@/api/calls/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency-util'
import { listEmployees } from '@/api/calls/employees'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import { toast } from '@/services/toasts'

import { concerned, type CreatorChange, type Step, stepsOf, undoOf } from './changes'
import { patchCreators, putCreators } from './creator-cache'

/** Sends requests one after another; applies each result at once, since a later one may fail. */
async function take(client: QueryClient, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.call === 'update') putCreators(client, [await send(updateAgencyCreator, step.request)])
    else {
      const { creatorIds, addUserIds, removeUserIds } = step.request
      await send(assignCreators, step.request)
      patchCreators(client, creatorIds, (creator) => ({
        ...creator,
        staffIds: [...new Set([...creator.staffIds, ...addUserIds])].filter(
          (id) => !removeUserIds.includes(id),
        ),
      }))
    }
  }
}

/** Refetches lists and teams that the change affects. */
function lookAgain(client: QueryClient, { kind }: CreatorChange): void {
  const isTeam = kind === 'assign' || kind === 'unassign'
  void client.invalidateQueries({ queryKey: [isTeam ? listEmployees.path : searchAgencyCreators.path] })
}

/** Hides, pauses or staffs one or many creators, and offers an undo. */
export function useCreatorChange(onDone?: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const undo = async (change: CreatorChange) => {
    try {
      await take(client, undoOf(change))
      toast.info(t('creators.undone'))
    } catch (error) {
      toast.error(t('creators.undo_failed', { reason: errorText(error) }))
    }
    lookAgain(client, change)
  }
  return useMutation({
    mutationFn: (change: CreatorChange) => take(client, stepsOf(change)),
    onSuccess: (_, change) => {
      onDone?.()
      const count = concerned(change).length
      if (count === 0) return
      toast.success(t(`creators.did_${change.kind}`, { count }), {
        action: { label: t('creators.undo'), onPress: () => void undo(change) },
      })
    },
    // Some requests may succeed before one fails.
    onSettled: (_data, _error, change) => lookAgain(client, change),
  })
}
