import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { clearCreatorInFocus, useCreatorInFocus, useFocusOwner } from '@/services/session/creator-in-focus'

/**
 * Returns whether a creator is in focus. Runs before every route, so it also clears the choice of a previous
 * user.
 */
export function useHasCreator(): boolean {
  const { phase, userId, endedReason } = useSession()
  const owner = useFocusOwner()
  // A session that ended involuntarily resumes where it was, for the same user only (decisions 12).
  const isOver = phase === 'signed-out' && endedReason === undefined
  const isForeign = phase === 'signed-in' && owner !== userId
  useEffect(() => {
    if (owner !== undefined && (isOver || isForeign)) clearCreatorInFocus()
  }, [owner, isOver, isForeign])
  return useCreatorInFocus(userId) !== undefined
}
