import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/idle'
import { loadFloats } from '@/ui/float-code'

/** What tells of trouble must be there before the trouble: a toast about a lost network cannot be fetched then. */
export function preloadLateParts(): void {
  whenIdle(() => {
    import('@/ui/toast-stack').catch(() => undefined)
    void loadFloats()
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
  })
}
