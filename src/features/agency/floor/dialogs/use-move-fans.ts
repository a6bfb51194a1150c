import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getFloor } from '@/api/calls/agency/agency'
import { listWaitingChannels, reassignChannels } from '@/api/calls/agency/floor'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

/** Moves fans to another person, and offers to move the same fans back. */
export function useMoveFans(nameOf: (userId: string | null) => string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      [getFloor.path, listWaitingChannels.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
    )
  const back = useMutation({
    ...mutationOf(reassignChannels),
    onSuccess: () => toast.info(t('floor.moved_back')),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: again,
  })
  return useMutation({
    ...mutationOf(reassignChannels),
    onSuccess: async ({ moved }, { toUserId, fromUserId, ...rest }) => {
      if (moved === 0) toast.warn(t('floor.moved_none'))
      else
        toast.success(t('floor.moved', { count: moved, name: isolate(nameOf(toUserId)) }), {
          action: {
            label: t('floor.undo'),
            onPress: () => back.mutate({ ...rest, fromUserId: toUserId, toUserId: fromUserId }),
          },
        })
      onDone()
      await again()
    },
  })
}
