import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { mutationOf } from '@/api/query'
import { toast } from '@/services/page/toasts'

import { useInvalidateLists } from '../use-fan-lists'

/** Adds and removes members, with Undo in a toast. */
export function useMemberActions(creatorId: string, listId: string) {
  const { t } = useTranslation('lists')
  const settling = { meta: { onError: 'toast' as const }, onSettled: useInvalidateLists() }
  const add = useMutation({ ...mutationOf(addFanListMembers, creatorId), ...settling })
  const remove = useMutation({ ...mutationOf(removeFanListMembers, creatorId), ...settling })
  const removeAll = (userIds: readonly string[], onDone?: () => void) =>
    remove.mutate(
      { listId, userIds: [...userIds] },
      {
        onSuccess: ({ removed }) => {
          onDone?.()
          toast.success(t('removed', { count: removed.length }), {
            undo: () => add.mutate({ listId, userIds: removed }),
          })
        },
      },
    )
  const addAll = (userIds: readonly string[], onDone: () => void) =>
    add.mutate(
      { listId, userIds: [...userIds] },
      {
        onSuccess: ({ added }) => {
          onDone()
          if (added.length === 0) toast.info(t('added_none'))
          else
            toast.success(t('added', { count: added.length }), {
              undo: () => remove.mutate({ listId, userIds: added }),
            })
        },
      },
    )
  return { addAll, removeAll, isAdding: add.isPending, isRemoving: remove.isPending }
}
