import { useQuery } from '@tanstack/react-query'

import { listRegionalInfo } from '@/api/calls/account/user'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'

const REGION_REFETCH_AFTER_MS = 3000

/**
 * Returns whether regional information applies to a fan; polls while the server still checks (requirements 7).
 * The call ignores failures, so the query sends it directly and retries.
 */
export function useRegionalInfo(userId: string): boolean | undefined {
  const request = { userIds: [userId] }
  const { data } = useQuery({
    queryKey: callQueryKey(listRegionalInfo, request),
    queryFn: async ({ signal }) => {
      const { userIds, keepChecking } = await send(listRegionalInfo, request, { signal })
      return { isRegional: userIds.includes(userId), keepChecking }
    },
    refetchInterval: ({ state: { data: last } }) =>
      last?.keepChecking === true && !last.isRegional && REGION_REFETCH_AFTER_MS,
  })
  return data?.isRegional
}
