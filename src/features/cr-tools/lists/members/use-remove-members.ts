import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import { toast } from '@/services/page/toasts'

import { useInvalidateLists } from '../use-fan-lists'

/** Removes members, with Undo in a toast. */
export function useRemoveMembers(
  creatorId: string,
  listId: string,
  onRemoved: (userIds: readonly string[]) => void,
) {
  const { t } = useTranslation('lists')
  const refetch = useInvalidateLists()
  const undo = useUndo()
  const remove = useMutation({
    ...mutationOf(removeFanListMembers, creatorId),
    meta: { onError: 'toast' },
    onSuccess: ({ removed }) => {
      onRemoved(removed)
      toast.success(t('removed', { count: removed.length }), {
        undo: undo(() => send(addFanListMembers, { listId, userIds: removed }, { creatorId }), { refetch }),
      })
    },
    onSettled: refetch,
  })
  return {
    removeAll: (userIds: readonly string[]) => remove.mutate({ listId, userIds: [...userIds] }),
    isRemoving: remove.isPending,
    removeError: remove.error,
  }
}
