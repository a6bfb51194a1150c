import { lazy, Suspense } from 'react'

import { useHasToasted } from '@/services/toasts'

const ToastStack = lazy(async () => ({ default: (await import('@/ui/toast-stack')).ToastStack }))

/** Loads what shows toasts with the first of them; it waits in the service until then. */
export function Toasts() {
  return useHasToasted() ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
}
