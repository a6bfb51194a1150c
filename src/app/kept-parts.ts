import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/idle'
import { askForCodeOf } from '@/services/page-files'
import { loadFloats } from '@/ui/float-code'

/**
 * Code that reports trouble must load before the trouble: without a network, a toast about it cannot be fetched. Overlays
 * are prefetched, and evaluated on first use.
 */
export function keepLateParts(): void {
  whenIdle(() => {
    import('@/ui/toast-stack').catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!askForCodeOf('floats')) void loadFloats()
  })
}
