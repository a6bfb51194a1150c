import { useSyncExternalStore } from 'react'

import { BREAKPOINT_PX } from '@/config/constants'

/** What the window is like, for behaviour that CSS alone cannot give. */
interface Fact {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
}

function fact(query: string): Fact {
  const media = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)
  return {
    get: () => media()?.matches ?? false,
    subscribe: (listener) => {
      const list = media()
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
  }
}

const useFact = ({ subscribe, get }: Fact): boolean => useSyncExternalStore(subscribe, get)

/** Tablet layout: a slide-out menu and a bottom bar in place of the top tabs (spec 9). */
const belowLg = fact(`(max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

export const useBelowLg = (): boolean => useFact(belowLg)
