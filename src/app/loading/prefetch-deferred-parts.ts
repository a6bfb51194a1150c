import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/page/idle'
import { preloadPageCode } from '@/services/loading/page-scripts'
import { loadOverlays } from '@/ui/overlay/load-overlays'

import { LazyToastStack } from './toasts'

/**
 * Prefetches code that reports trouble: offline, a toast about it could not load. Overlays are only
 * prefetched, and evaluated on first use.
 */
export function prefetchDeferredParts(): void {
  whenIdle(() => {
    LazyToastStack.preload().catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!preloadPageCode('floats')) void loadOverlays()
  })
}
