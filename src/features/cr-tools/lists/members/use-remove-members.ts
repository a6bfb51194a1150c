import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { mutationOf } from '@/api/query'
import { toast } from '@/services/page/toasts'

import { useInvalidateLists } from '../use-fan-lists'

/** Removes members, with Undo in a toast. */
export function useRemoveMembers(
  creatorId: string,
  listId: string,
  onRemoved: (userIds: readonly string[]) => void,
) {
  const { t } = useTranslation('lists')
  const settling = { onSettled: useInvalidateLists(), meta: { onError: 'toast' as const } }
  const undo = useMutation({ ...mutationOf(addFanListMembers, creatorId), ...settling })
  const remove = useMutation({
    ...mutationOf(removeFanListMembers, creatorId),
    ...settling,
    onSuccess: ({ removed }) => {
      onRemoved(removed)
      toast.success(t('removed', { count: removed.length }), {
        undo: () => undo.mutate({ listId, userIds: removed }),
      })
    },
  })
  return {
    removeAll: (userIds: readonly string[]) => remove.mutate({ listId, userIds: [...userIds] }),
    isRemoving: remove.isPending,
  }
}
