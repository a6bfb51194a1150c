import { type ComponentType, useEffect, useState } from 'react'

import { whenIdle } from '@/services/idle'
import { onOnlineChange } from '@/services/online'

/**
 * Brings the late parts once the page has painted. Not by `lazy`: failing to load them must not cost the page, so they
 * are asked for again with the network.
 */
export function AfterPaint() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (Parts) return undefined
    const load = () =>
      void import('./late-parts').then(
        ({ LateParts }) => setParts(() => LateParts),
        () => undefined,
      )
    whenIdle(load)
    return onOnlineChange(load)
  }, [Parts])
  return Parts ? <Parts /> : null
}
