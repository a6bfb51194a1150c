import { useQuery } from '@tanstack/react-query'

import { getGroup } from '@/api/calls/chat/groups'
import { queryOf } from '@/api/query'

/** The group's name; undefined while loading. */
export const useGroupName = (creatorId: string | undefined, channelId: string): string | undefined =>
  useQuery({
    ...queryOf(getGroup, { channelId }, creatorId ?? ''),
    enabled: creatorId !== undefined,
    select: ({ name }) => name,
  }).data
