import { useSyncExternalStore } from 'react'

import { BREAKPOINT_PX, SHORT_HEIGHT_BELOW_PX, TOOLS_FOLD_BELOW_PX } from '@/config/constants'

/** What the window is like, for behaviour that CSS alone cannot give. */
interface Fact {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
}

function fact(query: string): Fact {
  let known: { by: typeof matchMedia; list: MediaQueryList } | undefined
  // Shared by all callers: one per caller would be evaluated for each row of a list.
  const media = () => {
    if (typeof matchMedia !== 'function') return undefined
    if (known?.by !== matchMedia) known = { by: matchMedia, list: matchMedia(query) }
    return known.list
  }
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

/** Too narrow for three panes side by side. */
const belowXl = fact(`(max-width: ${BREAKPOINT_PX.xl - 0.02}px)`)
/** Rows and controls are as high as a finger wants them (styles/theme.css). */
const roomy = fact(`(pointer: coarse), (max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

export const useBelowXl = (): boolean => useFact(belowXl)
export const useIsRoomy = (): boolean => useFact(roomy)
export const useBelowLg = (): boolean => useFact(belowLg)

/** The pointer is a finger: Enter of the on-screen keyboard inserts a line break. */
const touch = fact('(pointer: coarse)')

export const useIsTouch = (): boolean => useFact(touch)

/** Phones: a side panel opens as a bottom sheet. */
const belowSm = fact(`(max-width: ${BREAKPOINT_PX.sm - 0.02}px)`)

export const useBelowSm = (): boolean => useFact(belowSm)

/** Tablets held upright, and smaller: what is laid out by time comes as a list. */
const upToMd = fact(`(max-width: ${BREAKPOINT_PX.md}px)`)

export const useUpToMd = (): boolean => useFact(upToMd)

function onVisible(listener: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  viewport?.addEventListener('scroll', listener)
  return () => {
    viewport?.removeEventListener('resize', listener)
    viewport?.removeEventListener('scroll', listener)
  }
}

/** A fact of the part of the page that can be seen, above a keyboard on the screen and while zoomed. */
export const useVisible = <Seen extends number | undefined>(
  read: (viewport: VisualViewport | null) => Seen,
): Seen => useSyncExternalStore(onVisible, () => read(window.visualViewport))

const short = fact(`(max-height: ${SHORT_HEIGHT_BELOW_PX - 0.02}px)`)

/** A keyboard on the screen covers more than this; a browser's own bars cover less. */
const KEYBOARD_FROM_PX = 120

/** The height above an on-screen keyboard; undefined while none covers the page, or the page is zoomed. */
export function heightToKeyboard(viewport: VisualViewport | null): number | undefined {
  if (!viewport || viewport.scale > 1) return undefined
  const isCovered = window.innerHeight - viewport.height > KEYBOARD_FROM_PX
  return isCovered ? Math.round(viewport.height + viewport.offsetTop) : undefined
}

/** Little height is left, by a low window or by an on-screen keyboard that covers a high one. */
export function useIsShort(): boolean {
  const isLow = useFact(short)
  const height = useVisible(heightToKeyboard)
  return isLow || (height !== undefined && height < SHORT_HEIGHT_BELOW_PX)
}

const narrow = fact(`(max-width: ${TOOLS_FOLD_BELOW_PX - 0.02}px)`)

/** Too little room for all tools in a row: those used less are behind one button (screens S10). */
export function useIsCramped(): boolean {
  const isShort = useIsShort()
  return useFact(narrow) || isShort
}
