import { lazy, Suspense } from 'react'

import { useHasToasted } from '@/services/toasts'
import { untilThere } from '@/services/until-there'

const ToastStack = lazy(async () => ({
  default: (await untilThere(() => import('@/ui/toast-stack'))).ToastStack,
}))

/** Loads what shows toasts with the first of them; it waits in the service until then. */
export function Toasts() {
  const hasToasted = useHasToasted()
  return (
    // There before any dialog is: one that opens makes the page inert around it, and not the first toast with it.
    <div data-react-aria-top-layer="true">
      {hasToasted && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </div>
  )
}
