import { useQuery } from '@tanstack/react-query'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { DEFAULT_REPLY_TARGET_MS } from '@/domain/chat/wait-level'

/** Returns how fast the creator's fans should get a reply. */
export function useReplyTargetMs(creatorId: string): number {
  const { data } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  return data?.replyTargetS == null ? DEFAULT_REPLY_TARGET_MS : data.replyTargetS * 1000
}
