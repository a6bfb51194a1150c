import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/idle'
import { askForCodeOf } from '@/services/page-files'
import { loadFloats } from '@/ui/float-code'

/**
 * Prefetches code that reports trouble: offline, a toast about it could not load. Overlays are only
 * prefetched, and evaluated on first use.
 */
export function keepLateParts(): void {
  whenIdle(() => {
    import('@/ui/toast-stack').catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!askForCodeOf('floats')) void loadFloats()
  })
}
