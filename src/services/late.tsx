import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

import { whenIdle } from './idle'
import { untilThere } from './until-there'

/**
 * A part that the first frame can do without: its code is asked for once that has been painted, or `now`, and until it has
 * come something else keeps its place. Not by Suspense, whose fallback stands for 300 ms and whose failure takes the page
 * with it: what cannot be loaded, for want of a network say, leaves the rest standing and is tried again.
 */
export function late<Props extends object>(
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
        await untilThere(Late.load)
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

/** Asks for the code of a part once the page has painted, so that it is at hand when it is wanted; failing, it is asked for then. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load])
}
