import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'

import { type FanList } from '@/domain/lists/fan-list'
import { countAudience } from '@/api/calls/chat/mass-messages'
import { getFan, listFanLists } from '@/api/calls/chat/fan'
import { listChannels } from '@/api/calls/chat/messages'
import { listFanListMembers, previewFanList, updateFanList } from '@/api/calls/chat/lists'
import { patchQueries } from '@/api/patch-queries'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useTranslation } from '@/i18n/use-translation'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useEditDisabledReason } from '../base/permissions'
import type { ReadLatest } from '../base/save-conflict'

/** Reads a list as a colleague has saved it meanwhile. */
export const readLatestList =
  (creatorId: string, listId: string): ReadLatest =>
  async (client) => {
    const lists = await client.query({ ...queryOf(listFanLists, undefined, creatorId), staleTime: 0 })
    return lists.data.find((list) => list.listId === listId)
  }

/** Why a list cannot be saved; undefined when it can. */
export function useListDisabledReason(isGone: boolean): string | undefined {
  const { t } = useTranslation('lists')
  const reason = useEditDisabledReason('lists')
  return isGone ? t('deleted_meanwhile') : reason
}

export const useFanLists = (creatorId: string) => useQuery(queryOf(listFanLists, undefined, creatorId))

/** All that depends on lists: tables, members, audiences, inbox, fan panel. */
export const useInvalidateLists = () =>
  useInvalidateCalls(listFanLists, listFanListMembers, previewFanList, countAudience, listChannels, getFan)

/** Pins a list to the inbox or unpins it, optimistically. */
export function usePinList(creatorId: string) {
  const client = useQueryClient()
  const { queryKey } = queryOf(listFanLists, undefined, creatorId)
  return useMutation({
    mutationFn: ({ listId, version, name, emoji, isPinned, rules, funnel }: FanList) =>
      // The call requires all settings.
      send(
        updateFanList,
        { listId, version, name, emoji, rules, funnel, isPinned: !isPinned },
        { creatorId },
      ),
    onMutate: ({ listId, isPinned, version }) =>
      patchQueries(client, queryKey, ({ data }) => ({
        data: data.map((list) =>
          list.listId === listId ? { ...list, isPinned: !isPinned, version: version + 1 } : list,
        ),
      })),
    onError: (_error, _list, rollback) => rollback?.(),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { onError: 'toast' },
  })
}
