import { useQuery } from '@tanstack/react-query'

import { listFanLists } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import { listLabel, pinnedFirst } from '@/domain/fan-list'

import { useFanRights } from '../fan/rights'
import { useLabels } from '../../use-labels'

/** Loads the options of the filters, by name. */
export function useFilterChoices(creatorId: string) {
  const { read, labels } = useLabels(creatorId)
  const { seesLists } = useFanRights()
  const lists = useQuery({ ...queryOf(listFanLists, undefined, creatorId), enabled: seesLists })
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
