import { useState } from 'react'

import { useSession } from '@/features/auth'

import { beginAnew, type Beginning, isBegun } from './begin-anew'

/** Replaces the new mass message's draft; confirms when one is already started. */
export function useBegin(creatorId: string, onBegun: () => void) {
  const { userId = '' } = useSession()
  const [waiting, setWaiting] = useState<Beginning>()
  const begin = (beginning: Beginning) => {
    setWaiting(undefined)
    beginAnew(userId, creatorId, beginning)
    onBegun()
  }
  return {
    isAsking: waiting !== undefined,
    keep: () => setWaiting(undefined),
    replace: () => waiting && begin(waiting),
    beginWith: (beginning: Beginning) =>
      isBegun(userId, creatorId) ? setWaiting(beginning) : begin(beginning),
  }
}
