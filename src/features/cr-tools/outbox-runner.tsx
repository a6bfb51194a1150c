import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useRoles, useSession } from '@/features/auth'
import { aheadOfLogout, beforeLogout } from '@/services/before-logout'
import { onOutageChange } from '@/services/connection'
import { onOnlineChange } from '@/services/online'

import { startOutbox } from './outbox-delivery'
import { useNotSentToasts } from './use-not-sent-toasts'

/** Sends the outbox on any page while a chatter is signed in. */
export function OutboxRunner() {
  const client = useQueryClient()
  const { userId } = useSession()
  useNotSentToasts(userId)
  const isChatter = useRoles().roles.includes('chatter')
  useEffect(() => {
    if (userId === undefined || !isChatter) return
    let isOut = false
    const running = startOutbox(userId, client, () => isOut)
    const stops = [
      onOutageChange((outage) => {
        const wasOut = isOut
        isOut = outage !== undefined
        // Also runs when a check finds the server was never unreachable; messages then keep their backoff.
        if (wasOut && !isOut) running.kick()
      }),
      onOnlineChange(() => running.kick()),
      aheadOfLogout(running.hurry),
      beforeLogout(async (isByWill) => {
        if (isByWill) await running.finish()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      running.stop()
    }
  }, [client, userId, isChatter])
  return null
}
