import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

import { whenIdle } from '../page/idle'
import { loadFailedStyles } from './failed-styles'
import { loadWithRetry } from './load-with-retry'

const SCHEDULES = { now: (begin: () => void) => begin(), idle: whenIdle }

interface DeferredOptions<Props> {
  /** Shows until the code has loaded; a component gets the same props. */
  placeholder?: ReactNode | ComponentType<Props>
  /** `now`: when it mounts. `idle`: once the page has painted and the main thread is idle. A function: when it says. */
  when?: 'now' | 'idle' | ((begin: () => void) => unknown)
  /**
   * By default it retries until it loads. `false`: a failure throws to the error boundary, and a remount
   * loads again. A component: shows the failure and lets the user retry.
   */
  retry?: boolean | ComponentType<Props & { onRetry: () => void }>
}

/**
 * A component whose code loads on demand, with a placeholder until then. Not Suspense, whose fallback stays
 * for 300 ms and whose failure takes down the page: a failed load here leaves the rest intact and retries.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder = null, when = 'now', retry = true }: DeferredOptions<Props> = {},
) {
  let Part: ComponentType<Props> | undefined
  const Failure = typeof retry === 'boolean' ? undefined : retry
  const schedule = typeof when === 'function' ? when : SCHEDULES[when]
  const Placeholder = typeof placeholder === 'function' ? placeholder : () => placeholder
  /** Loads the code, so that a later mount renders it at once. */
  const preload = async (): Promise<void> => {
    const loaded = Part ?? (await load())
    await loadFailedStyles()
    Part = loaded
  }
  function Deferred(props: Props) {
    const [isLoaded, setLoaded] = useState(Part !== undefined)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (isLoaded || failure) return undefined
      let isGone = false
      const begin = async () => {
        if (isGone) return
        try {
          await (retry === true ? loadWithRetry(preload) : preload())
          // As a transition, so a slow machine stays responsive.
          if (!isGone) startTransition(() => setLoaded(true))
        } catch (error) {
          if (!isGone) setFailure({ error })
        }
      }
      schedule(() => void begin())
      return () => {
        isGone = true
      }
    }, [isLoaded, failure])
    if (failure && Failure) return <Failure {...props} onRetry={() => setFailure(undefined)} />
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : <Placeholder {...props} />
  }
  return Object.assign(Deferred, { preload })
}

/** Preloads code once the page has painted; on failure it loads when needed. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void preload().catch(() => undefined)), [preload])
}
