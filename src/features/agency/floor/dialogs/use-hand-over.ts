import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { assignCreators } from '@/api/calls/agency/agency-creators'
import { assignOnDuty } from '@/api/calls/agency/floor'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'

/** Who takes over which creators when a person is clocked out. */
export interface HandOver {
  creatorIds: readonly string[]
  userId: string
}

/** Assigns a person to the creators another one leaves, and unassigns them for an undo. */
export function useHandOver() {
  const { t } = useTranslation('analytics')
  const release = useMutation(mutationOf(assignCreators))
  return {
    /** Resolves with the creators that are new to the person: an undo leaves the others. */
    assign: async ({ creatorIds, userId }: HandOver): Promise<string[]> => {
      try {
        const assigned = await Promise.all(
          creatorIds.map(async (creatorId) =>
            (await send(assignOnDuty, { creatorId, userId })).isNew ? creatorId : undefined,
          ),
        )
        return assigned.filter((id) => id !== undefined)
      } catch (error) {
        toast.error(t('floor.hand_over_failed', { reason: errorText(error) }))
        return []
      }
    },
    takeBack: (userId: string, creatorIds: string[]) => {
      if (creatorIds.length > 0) release.mutate({ creatorIds, addUserIds: [], removeUserIds: [userId] })
    },
  }
}
