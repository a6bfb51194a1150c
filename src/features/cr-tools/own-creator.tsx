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

/**
 * Renders a page of the creator in focus, or a notice when a manager has removed that creator from the user.
 */
export function OwnCreator({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { creatorId, isGone } = useCreator()
  const { read, unreadOf } = useUnread()
  // Unread counts are fetched anyway: a creator missing there may have been removed.
  const isMissing = read.data !== undefined && creatorId !== undefined && unreadOf(creatorId) === undefined
  useEffect(() => {
    if (isMissing) void client.invalidateQueries({ queryKey: queryOf(listAssignedCreators).queryKey })
  }, [client, isMissing])
  return isGone ? <CreatorGone /> : children
}
