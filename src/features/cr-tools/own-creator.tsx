import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { listAssignedCreators } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import { loadNamespaces } from '@/i18n'
import { late } from '@/services/late'

import { useCreator } from './creators'
import { useUnread } from './unread'

const CreatorGone = late(
  async () => {
    const [code] = await Promise.all([import('./creator-gone'), loadNamespaces(['home'])])
    return code.CreatorGone
  },
  null,
  'now',
)

/** A page of the creator in focus; says so instead where a manager has taken the creator from the person meanwhile. */
export function OwnCreator({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { creatorId, isGone } = useCreator()
  const { read, unreadOf } = useUnread()
  // What is unread is asked for all along: who is missing there may have been taken.
  const isMissing = read.data !== undefined && creatorId !== undefined && unreadOf(creatorId) === undefined
  useEffect(() => {
    if (isMissing) void client.invalidateQueries({ queryKey: queryOf(listAssignedCreators).queryKey })
  }, [client, isMissing])
  return isGone ? <CreatorGone /> : children
}
