import { useEffect } from 'react'

import { getVersion } from '@/api/calls/account/version'
import { send } from '@/api/send'
import { useSession } from '@/features/auth'
import { startFraudBeacon } from '@/services/telemetry/fraud-beacon'
import { onFirstInput } from '@/services/page/idle'
import { startReporter } from '@/services/telemetry/reporter'
import { toast } from '@/services/page/toasts'
import { startVersionWatch } from '@/services/network/version-watch'

import { prefetchDeferredParts } from './prefetch-deferred-parts'
import { prefetchSignedIn } from './prefetch-signed-in'
import { Toasts } from './toasts'

/** Deferred parts that no page needs: toasts, connection watches, error reports and the beacon. */
export function DeferredParts() {
  const { userId, sessionKey } = useSession()
  // Toasts for one user must not stay for the next.
  useEffect(() => () => toast.dismiss(), [sessionKey])
  useEffect(() => startFraudBeacon(userId ?? null), [userId])
  useEffect(() => {
    if (userId) prefetchDeferredParts()
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
