import { lazy, Suspense } from 'react'

import { useHasToasted } from '@/services/page/toasts'
import { loadWithRetry } from '@/services/loading/load-with-retry'

const ToastStack = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/ui/feedback/toast-stack'))).ToastStack,
}))

/** Lazy-loads the toast stack with the first toast; toasts queue in the service until then. */
export function Toasts() {
  const hasToasted = useHasToasted()
  return (
    hasToasted && (
      <Suspense>
        <ToastStack />
      </Suspense>
    )
  )
}
