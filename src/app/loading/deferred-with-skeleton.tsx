import { type ComponentType, startTransition, useEffect, useState } from 'react'

import { AppSkeleton } from './app-skeleton'

/**
 * Lazy-loads a component and renders it as soon as its code is there. Not `React.lazy`: a shown Suspense
 * fallback stays for 300 ms, which every page load would pay. A failed load throws as `lazy` does; a remount
 * requests it again.
 */
export function deferredWithSkeleton<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Part: ComponentType<Props> | undefined
  return function Arriving(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [, rerender] = useState(false)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      load().then(
        (code) => {
          Part = code.default
          // As a transition, so a slow machine stays responsive.
          if (!isGone) startTransition(() => rerender(true))
        },
        (error: unknown) => !isGone && setFailure({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : <AppSkeleton />
  }
}
