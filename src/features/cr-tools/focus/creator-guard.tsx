import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { loadNamespaces } from '@/i18n'
import { deferred } from '@/services/loading/deferred'

import { useCreator } from './creators'
import { useUnread } from './use-unread'

const CreatorUnassigned = deferred(async () => {
  const [code] = await Promise.all([import('./creator-unassigned'), loadNamespaces(['home'])])
  return code.CreatorUnassigned
})

/**
 * Renders a page of the creator in focus, or a notice when a manager has removed that creator from the user.
 */
export function CreatorGuard({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { creatorId, isUnassigned } = useCreator()
  const { read, unreadOf } = useUnread()
  // Unread counts are fetched anyway: a creator missing there may have been removed.
  const isMissing = read.data !== undefined && creatorId !== undefined && unreadOf(creatorId) === undefined
  useEffect(() => {
    if (isMissing) void client.invalidateQueries({ queryKey: queryOf(listAssignedCreators).queryKey })
  }, [client, isMissing])
  return isUnassigned ? <CreatorUnassigned /> : children
}
