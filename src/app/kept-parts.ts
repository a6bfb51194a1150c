import { loadNamespaces } from '@/i18n'
import { whenIdle } from '@/services/idle'
import { keepCodeOf } from '@/services/kept-files'
import { loadFloats } from '@/ui/float-code'

/**
 * What tells of trouble must be there before the trouble: a toast about a lost network cannot be fetched then. What floats
 * over the page is kept, and read when somebody turns to it.
 */
export function keepLateParts(): void {
  whenIdle(() => {
    import('@/ui/toast-stack').catch(() => undefined)
    loadNamespaces(['common', 'toasts']).catch(() => undefined)
    if (!keepCodeOf('floats')) void loadFloats()
  })
}
