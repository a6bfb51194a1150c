import { useQuery } from '@tanstack/react-query'

import { getGroup } from '@/api/calls/groups'
import { queryOf } from '@/api/query'

/** What the group is called; nothing until it is known. */
export const useGroupName = (creatorId: string | undefined, channelId: string): string | undefined =>
  useQuery({
    ...queryOf(getGroup, { channelId }, creatorId ?? ''),
    enabled: creatorId !== undefined,
    select: ({ name }) => name,
  }).data
