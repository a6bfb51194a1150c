import { type ComponentType, startTransition, useEffect, useState } from 'react'

import { Waiting } from './waiting'

/**
 * A part whose code comes later, drawn the moment it is there. Not React's `lazy`: a fallback of Suspense that has once
 * been shown stands for 300 ms however soon the code comes, and every load of the page would pay that. What cannot be
 * loaded throws as `lazy` does; drawn anew, it is asked for again.
 */
export function arriving<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Part: ComponentType<Props> | undefined
  return function Arriving(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [, setHasCome] = useState(false)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      load().then(
        (code) => {
          Part = code.default
          // Drawn piece by piece: a slow machine answers meanwhile.
          if (!isGone) startTransition(() => setHasCome(true))
        },
        (error: unknown) => !isGone && setFailure({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : <Waiting />
  }
}
