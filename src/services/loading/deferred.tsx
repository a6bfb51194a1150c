import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

import { whenIdle } from '../page/idle'
import { loadWithRetry } from './load-with-retry'

/**
 * A component that the first frame does not need: its code loads after the first paint, or `now`, with a
 * placeholder until then. Not Suspense, whose fallback stays for 300 ms and whose failure takes down the
 * page: a failed load here leaves the rest intact and retries.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  when: 'idle' | 'now' = 'idle',
) {
  let Part: ComponentType<Props> | undefined
  function Late(props: Props) {
    const [, setHasCome] = useState(Part !== undefined)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      const begin = async () => {
        if (isGone) return
        await loadWithRetry(Late.load)
        if (!isGone) startTransition(() => setHasCome(true))
      }
      if (when === 'now') void begin()
      else whenIdle(() => void begin())
      return () => {
        isGone = true
      }
    }, [])
    return Part ? <Part {...props} /> : meanwhile
  }
  Late.load = async (): Promise<void> => {
    Part ??= await load()
  }
  return Late
}

/** Preloads the code of a component once the page has painted; on failure it loads when needed. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load])
}
