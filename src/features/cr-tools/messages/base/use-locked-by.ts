import { useEffect, useState } from 'react'

import { type Channel, lockedByColleague } from '@/domain/chat/channel'
import { startTimer } from '@/lib/timer'
import { serverNow } from '@/services/network/server-clock'

/** Returns the colleague who holds the channel's lock, until it expires. */
export function useLockedBy(lock: Channel['lock'], userId: string | undefined): string | null {
  const [, setTurn] = useState(0)
  const lockedBy = lockedByColleague(lock, userId, serverNow())
  useEffect(() => {
    if (lock === null || lockedBy === null) return
    return startTimer(() => setTurn((turn) => turn + 1), lock.until - serverNow() + 50)
  }, [lock, lockedBy])
  return lockedBy
}
