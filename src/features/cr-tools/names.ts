import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listUserDisplays } from '@/api/calls/user'
import { queryOf } from '@/api/query'

/** Names of fans and colleagues by id, asked for in one call; nothing until a name has come. */
export function useNames(ids: readonly string[]): (id: string) => string | undefined {
  const userIds = [...new Set(ids)].toSorted()
  const { data } = useQuery({
    ...queryOf(listUserDisplays, { userIds }),
    enabled: userIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const names = new Map(data?.displays.map((it) => [it.userId, it.nickname || it.displayName || it.username]))
  return (id) => names.get(id)
}
