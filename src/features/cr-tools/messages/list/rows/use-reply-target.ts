import { useQuery } from '@tanstack/react-query'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'

/** Industry benchmark: under five minutes is good. */
const DEFAULT_REPLY_TARGET_S = 5 * 60

export function useReplyTargetMs(creatorId: string): number {
  const { data } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  return (data?.replyTargetS ?? DEFAULT_REPLY_TARGET_S) * 1000
}
