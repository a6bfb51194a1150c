import { useEffect } from 'react'

import { getVersion } from '@/api/calls/account/version'
import { send } from '@/api/send'
import { useSession } from '@/features/auth'
import { startFraudBeacon } from '@/services/telemetry/fraud-beacon'
import { onFirstInput, whenIdle } from '@/services/page/idle'
import { startOfflineWorker } from '@/services/page/offline-worker'
import { startReporter } from '@/services/telemetry/reporter'
import { toast, useHasToasted } from '@/services/page/toasts'
import { startVersionWatch } from '@/services/network/version-watch'
import { loadNamespaces } from '@/i18n'
import { requestOverlayCode } from '@/services/loading/page-code'
import { loadOverlays } from '@/ui/overlay/load-overlays'
import { deferred } from '@/services/loading/deferred'
import { endPushOfOthers } from '@/services/session/push-owner'

import { preloadSignedIn } from './preload-signed-in'

const ToastStack = deferred(async () => (await import('@/ui/feedback/toast-stack')).ToastStack)

/** Lazy-loads the toast stack with the first toast; toasts queue in the service until then. */
function Toasts() {
  const hasToasted = useHasToasted()
  return hasToasted && <ToastStack />
}

/**
 * Preloads code that reports trouble: offline, a toast about it could not load. Overlays are only
 * requested, and evaluated on first use.
 */
function preloadDeferredParts(): void {
  whenIdle(() => {
    ToastStack.preload().catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!requestOverlayCode()) void loadOverlays()
  })
}

/** Deferred parts that no page needs: toasts, connection watches, error reports and the beacon. */
export function DeferredParts() {
  const { phase, userId, sessionKey } = useSession()
  // Toasts for one user must not stay for the next.
  useEffect(() => () => toast.dismiss(), [sessionKey])
  useEffect(() => startFraudBeacon(userId ?? null), [userId])
  // A session may have ended while no page was open; a signed-in page does it itself.
  useEffect(() => {
    if (phase === 'signed-out') void endPushOfOthers(undefined)
  }, [phase])
  useEffect(() => {
    if (!userId) return
    preloadDeferredParts()
    startOfflineWorker()
  }, [userId])
  // A user who types on the sign-in page signs in next.
  useEffect(() => (userId ? undefined : onFirstInput(preloadSignedIn)), [userId])
  useEffect(() => {
    startReporter()
    return startVersionWatch(() => send(getVersion, undefined))
  }, [])
  return <Toasts />
}
