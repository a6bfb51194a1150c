import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

import { whenIdle } from '@/services/idle'

/**
 * A part that the first frame can do without: its code is asked for once that has been painted, and until it has come
 * something else keeps its place. Not by Suspense, whose fallback stands for 300 ms. What cannot be loaded throws as
 * `lazy` does.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let Part: ComponentType<Props> | undefined
  return function Late(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [, setHasCome] = useState(false)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      whenIdle(() => {
        if (isGone) return
        load().then(
          (code) => {
            Part = code
            if (!isGone) setHasCome(true)
          },
          (error: unknown) => !isGone && setFailure({ error }),
        )
      })
      return () => {
        isGone = true
      }
    }, [])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : meanwhile
  }
}
