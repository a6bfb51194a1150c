import { lazy, Suspense } from 'react'

import { useHasToasted } from '@/services/toasts'
import { untilThere } from '@/services/until-there'

const ToastStack = lazy(async () => ({
  default: (await untilThere(() => import('@/ui/toast-stack'))).ToastStack,
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
