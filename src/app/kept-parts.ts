import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/idle'
import { preloadPageCode } from '@/services/page-files'
import { loadOverlays } from '@/ui/float-code'

/**
 * Prefetches code that reports trouble: offline, a toast about it could not load. Overlays are only
 * prefetched, and evaluated on first use.
 */
export function prefetchDeferredParts(): void {
  whenIdle(() => {
    import('@/ui/toast-stack').catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!preloadPageCode('floats')) void loadOverlays()
  })
}
