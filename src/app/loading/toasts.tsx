import { deferred } from '@/services/loading/deferred'
import { useHasToasted } from '@/services/page/toasts'

export const LazyToastStack = deferred(async () => (await import('@/ui/feedback/toast-stack')).ToastStack)

/** Lazy-loads the toast stack with the first toast; toasts queue in the service until then. */
export function Toasts() {
  const hasToasted = useHasToasted()
  return hasToasted && <LazyToastStack />
}
