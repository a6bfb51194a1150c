import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { plainName } from '@/ui/text/user-name'

/** The creator's lists as select options, with a lookup of names by ID. */
export function useListOptions(creatorId: string) {
  const { data, isError } = useQuery(queryOf(listFanLists, undefined, creatorId))
  return useMemo(() => {
    const options = (data?.data ?? []).map(({ listId, name }) => ({ value: listId, label: plainName(name) }))
    return {
      hasLoaded: data !== undefined,
      hasFailed: isError,
      options,
      nameOf: (listId: string | null) => options.find(({ value }) => value === listId)?.label,
    }
  }, [data, isError])
}
