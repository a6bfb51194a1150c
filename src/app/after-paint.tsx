import { type ComponentType, useEffect, useState } from 'react'

import { VERSION_POLL_MS } from '@/config/constants'
import { useSession } from '@/features/auth'
import { onFirstInput, whenIdle } from '@/services/idle'
import { onOnlineChange } from '@/services/online'

/**
 * Brings the late parts once the page has painted; to a stranger who only looks at the sign-in page, later. Not by `lazy`: failing to load them must not cost the page, so they
 * are asked for again with the network.
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
