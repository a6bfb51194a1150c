import { lazy, Suspense } from 'react'

import { useHasToasted } from '@/services/toasts'
import { untilThere } from '@/services/until-there'

const ToastStack = lazy(async () => ({
  default: (await untilThere(() => import('@/ui/toast-stack'))).ToastStack,
}))

/** Loads what shows toasts with the first of them, which wait in the service until then. */
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
