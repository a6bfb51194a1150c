import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listUserDisplays } from '@/api/calls/user'
import { queryOf } from '@/api/query'

/** Names of people by id, asked for in one call; an id stands for itself until its name has come. */
export function useNames(ids: readonly string[]): (id: string) => string {
  const userIds = [...new Set(ids)].toSorted()
  const { data } = useQuery({
    ...queryOf(listUserDisplays, { userIds }),
    enabled: userIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const names = new Map(data?.displays.map((it) => [it.userId, it.displayName || it.username]))
  return (id) => names.get(id) ?? id
}
