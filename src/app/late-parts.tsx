import { useEffect } from 'react'

import { getVersion } from '@/api/calls/version'
import { send } from '@/api/send'
import { useSession } from '@/features/auth'
import { watchForFraud } from '@/services/fraud-beacon'
import { onFirstInput } from '@/services/idle'
import { startReporter } from '@/services/reporter'
import { toast } from '@/services/toasts'
import { startVersionWatch } from '@/services/version-watch'

import { keepLateParts } from './kept-parts'
import { prefetchSignedIn } from './shell-load'
import { Toasts } from './toasts'

/** Deferred parts that no page needs: toasts, connection watches, error reports and the beacon. */
export function LateParts() {
  const { userId, sessionKey } = useSession()
  // Toasts for one user must not stay for the next.
  useEffect(() => () => toast.dismiss(), [sessionKey])
  useEffect(() => watchForFraud(userId ?? null), [userId])
  useEffect(() => {
    if (userId) keepLateParts()
  }, [userId])
  useEffect(() => {
    startReporter()
    const stops = [
      // A user who types here signs in next.
      onFirstInput(prefetchSignedIn),
      startVersionWatch(() => send(getVersion, undefined)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return <Toasts />
}
