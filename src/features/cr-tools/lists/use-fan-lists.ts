import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { countAudience } from '@/api/calls/chat/mass-messages'
import { listChannels } from '@/api/calls/chat/messages'
import { getFan, listFanLists } from '@/api/calls/chat/fan'
import {
  addFanListMembers,
  deleteFanList,
  listFanListMembers,
  previewFanList,
  removeFanListMembers,
  updateFanList,
} from '@/api/calls/chat/lists'
import { mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { FanList } from '@/domain/lists/fan-list'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { useOnline } from '@/services/network/online'

/** Whether the user may edit lists; without lists access the route is not found (screens S0). */
export const useMayEditLists = (): boolean => useCurrentUser().data?.chatterPermissions.lists === 'edit'

/** Why lists can't be changed now; undefined when they can. */
export function useEditDisabledReason(): string | undefined {
  const { t } = useTranslation('lists')
  const [mayEdit, isOnline] = [useMayEditLists(), useOnline()]
  return mayEdit ? (isOnline ? undefined : t('offline')) : t('read_only')
}

export const useFanLists = (creatorId: string) => useQuery(queryOf(listFanLists, undefined, creatorId))

/**
 * Returns a function that invalidates all that depends on lists: tables, members, audiences, inbox, fan
 * panel.
 */
export function useInvalidateLists(): () => Promise<unknown> {
  const client = useQueryClient()
  const followers = [listFanLists, listFanListMembers, previewFanList, countAudience, listChannels, getFan]
  return () => Promise.all(followers.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

/** The full settings that the update call requires. */
const listSettingsOf = ({ name, emoji, isPinned, rules, funnel }: FanList) => ({
  name,
  emoji,
  isPinned,
  rules,
  funnel,
})

/** Pins a list to the inbox or unpins it, optimistically. */
export function usePinList(creatorId: string) {
  const client = useQueryClient()
  const { queryKey } = queryOf(listFanLists, undefined, creatorId)
  return useMutation({
    mutationFn: (list: FanList) =>
      send(
        updateFanList,
        { listId: list.listId, ...listSettingsOf(list), isPinned: !list.isPinned },
        { creatorId },
      ),
    onMutate: async ({ listId, isPinned }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before)
        client.setQueryData(queryKey, {
          data: before.data.map((list) => (list.listId === listId ? { ...list, isPinned: !isPinned } : list)),
        })
      return before
    },
    onError: (_error, _list, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { onError: 'toast' },
  })
}

export function useDeleteList(creatorId: string, onDeleted: (list: FanList) => void) {
  const refresh = useInvalidateLists()
  return useMutation({
    mutationFn: (list: FanList) =>
      send(deleteFanList, { listId: list.listId, evenIfUsed: list.uses.length > 0 }, { creatorId }),
    onSuccess: (_, list) => onDeleted(list),
    // A rejection may mean that the list came into use; refetch so that the confirmation shows by what.
    onSettled: refresh,
  })
}

/** Adds fans to a manual list or removes them. */
export function useChangeListMembers(creatorId: string) {
  const refresh = useInvalidateLists()
  const add = useMutation({
    ...mutationOf(addFanListMembers, creatorId),
    meta: { onError: 'toast' },
    onSettled: refresh,
  })
  const remove = useMutation({
    ...mutationOf(removeFanListMembers, creatorId),
    meta: { onError: 'toast' },
    onSettled: refresh,
  })
  return { add, remove }
}
