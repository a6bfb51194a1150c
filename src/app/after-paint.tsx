import { type ComponentType, useEffect, useState } from 'react'

import { VERSION_POLL_MS } from '@/config/constants'
import { useSession } from '@/features/auth'
import { onFirstInput, whenIdle } from '@/services/idle'
import { onOnlineChange } from '@/services/online'

/**
 * Loads the deferred parts once the page has painted; on an untouched sign-in page, later. Not by `lazy`: a failed load
 * must not take the page down, so it retries when the network is back.
 */
export function AfterPaint() {
  const [Parts, setParts] = useState<ComponentType>()
  const isStranger = useSession().phase !== 'signed-in'
  useEffect(() => {
    if (Parts) return undefined
    const load = () =>
      void import('./late-parts').then(
        ({ LateParts }) => setParts(() => LateParts),
        () => undefined,
      )
    if (!isStranger) whenIdle(load)
    const stops = [onOnlineChange(load), ...(isStranger ? [onFirstInput(load, VERSION_POLL_MS.first)] : [])]
    return () => stops.forEach((stop) => stop())
  }, [Parts, isStranger])
  // The live region of toasts. Empty at first: screen readers announce what is added to a region that they know. Mounted
  // before any overlay opens, which hides from them what it does not know.
  return (
    <div data-react-aria-top-layer="true" role="status" aria-atomic="false">
      {Parts && <Parts />}
    </div>
  )
}
