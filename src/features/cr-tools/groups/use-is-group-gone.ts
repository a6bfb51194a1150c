import { useQuery } from '@tanstack/react-query'

import { getGroup } from '@/api/calls/chat/groups'
import { isApiError } from '@/api/errors'
import { queryOf } from '@/api/query'

/** Whether the group no longer exists, so that pages hide its actions. */
export function useIsGroupGone(creatorId: string | undefined, channelId: string): boolean {
  const { error } = useQuery({
    ...queryOf(getGroup, { channelId }, creatorId ?? ''),
    enabled: creatorId !== undefined,
  })
  return isApiError(error, 404)
}
