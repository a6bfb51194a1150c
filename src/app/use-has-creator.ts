import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { releaseCreator, useCreatorInFocus, useFocusOwner } from '@/services/creator-in-focus'

/** Whether a creator is in focus. Asked before every route, so it also lets go of what a former person chose. */
export function useHasCreator(): boolean {
  const { phase, userId, endedReason } = useSession()
  const owner = useFocusOwner()
  // Decision 12: a session that ended against the person's will comes back to where it was, theirs alone.
  const isOver = phase === 'signed-out' && endedReason === undefined
  const isForeign = phase === 'signed-in' && owner !== userId
  useEffect(() => {
    if (owner !== undefined && (isOver || isForeign)) releaseCreator()
  }, [owner, isOver, isForeign])
  return useCreatorInFocus(userId) !== undefined
}
