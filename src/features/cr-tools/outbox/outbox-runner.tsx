import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useRoles, useSession } from '@/features/auth'
import { registerLogoutSender, registerLogoutSaver } from '@/services/session/before-logout'
import { onOutageChange } from '@/services/network/connection'
import { onOnlineChange } from '@/services/network/online'

import { startOutbox } from './outbox-delivery'
import { useFailedMessageToasts } from './use-failed-message-toasts'

/** Sends the outbox on any page while a chatter is signed in. */
export function OutboxRunner() {
  const client = useQueryClient()
  const { userId } = useSession()
  useFailedMessageToasts(userId)
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
        if (wasOut && !isOut) running.wake()
      }),
      onOnlineChange(() => running.wake()),
      registerLogoutSender(running.flush),
      registerLogoutSaver(async (isByWill) => {
        if (isByWill) await running.drainAndClose()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      running.stop()
    }
  }, [client, userId, isChatter])
  return null
}
