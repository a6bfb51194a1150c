import { type ComponentType, useEffect, useState } from 'react'

import { VERSION_POLL_MS } from '@/config/constants'
import { useSession } from '@/features/auth'
import { onFirstInput, whenIdle } from '@/services/page/idle'
import { onOnlineChange } from '@/services/network/online'

/**
 * Lazy-loads the deferred parts after the first paint; on an untouched sign-in page, later. Not with
 * `React.lazy`: a failed load must not crash the page, so it retries when the network returns.
 */
export function DeferredPartsLoader() {
  const [Parts, setParts] = useState<ComponentType>()
  const isSignedOut = useSession().phase !== 'signed-in'
  useEffect(() => {
    if (Parts) return undefined
    const load = () =>
      void import('./deferred-parts').then(
        ({ DeferredParts }) => setParts(() => DeferredParts),
        () => undefined,
      )
    if (!isSignedOut) whenIdle(load)
    const stops = [onOnlineChange(load), ...(isSignedOut ? [onFirstInput(load, VERSION_POLL_MS.first)] : [])]
    return () => stops.forEach((stop) => stop())
  }, [Parts, isSignedOut])
  // The live region of toasts. It mounts empty, because screen readers announce only additions, and before
  // any overlay, because an overlay hides what mounts later.
  return (
    <div data-react-aria-top-layer="true" role="status" aria-atomic="false">
      {Parts && <Parts />}
    </div>
  )
}
