import { useQuery } from '@tanstack/react-query'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { listLabel, pinnedFirst } from '@/domain/lists/fan-list'

import { useMayOpen } from '../../../base/permissions'
import { useCreatorLabels } from '../../../base/use-creator-labels'

/** Loads the options of the filters, by name. */
export function useFilterOptions(creatorId: string) {
  const { read, labels } = useCreatorLabels(creatorId)
  const maySeeLists = useMayOpen('lists')
  const lists = useQuery({ ...queryOf(listFanLists, undefined, creatorId), enabled: maySeeLists })
  const fanLists = pinnedFirst(lists.data?.data ?? [])
  return {
    labels,
    lists: fanLists,
    hasFailed: read.isError || lists.isError,
    retry: () => {
      if (read.isError) void read.refetch()
      if (lists.isError) void lists.refetch()
    },
    nameOf: {
      list: (id: string) => {
        const list = fanLists.find(({ listId }) => listId === id)
        return list ? listLabel(list) : id
      },
      label: (id: string) => labels.find(({ labelId }) => labelId === id)?.name ?? id,
    },
  }
}
