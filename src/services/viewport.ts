import { useSyncExternalStore } from 'react'

import { BREAKPOINT_PX, SHORT_HEIGHT_BELOW_PX, TOOLS_FOLD_BELOW_PX } from '@/config/constants'

/** Properties of the window, for behaviour that CSS alone cannot give. */
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

/** Tablet layout: a slide-out menu and a bottom bar instead of top tabs (requirements 9). */
const belowLg = fact(`(max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

/** Too narrow for three panes side by side. */
const belowXl = fact(`(max-width: ${BREAKPOINT_PX.xl - 0.02}px)`)
/** Rows and controls have touch height (styles/theme.css). */
const roomy = fact(`(pointer: coarse), (max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

export const useBelowXl = (): boolean => useFact(belowXl)
export const useIsRoomy = (): boolean => useFact(roomy)
export const useBelowLg = (): boolean => useFact(belowLg)

/** Touch input: Enter on the on-screen keyboard inserts a line break. */
const touch = fact('(pointer: coarse)')

export const useIsTouch = (): boolean => useFact(touch)

/** Phones: a side panel opens as a bottom sheet. */
const belowSm = fact(`(max-width: ${BREAKPOINT_PX.sm - 0.02}px)`)

export const useBelowSm = (): boolean => useFact(belowSm)

/** Portrait tablets and smaller: timelines become lists. */
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

/** A value of the visual viewport: the part above an on-screen keyboard and while zoomed. */
export const useVisible = <Seen extends number | undefined>(
  read: (viewport: VisualViewport | null) => Seen,
): Seen => useSyncExternalStore(onVisible, () => read(window.visualViewport))

const short = fact(`(max-height: ${SHORT_HEIGHT_BELOW_PX - 0.02}px)`)

/** An on-screen keyboard covers more than this; browser bars cover less. */
const KEYBOARD_FROM_PX = 120

/** The height above an on-screen keyboard; undefined without one, or while the page is zoomed. */
export function heightToKeyboard(viewport: VisualViewport | null): number | undefined {
  if (!viewport || viewport.scale > 1) return undefined
  const isCovered = window.innerHeight - viewport.height > KEYBOARD_FROM_PX
  return isCovered ? Math.round(viewport.height + viewport.offsetTop) : undefined
}

/** Whether little height is left: a low window, or an on-screen keyboard. */
export function useIsShort(): boolean {
  const isLow = useFact(short)
  const height = useVisible(heightToKeyboard)
  return isLow || (height !== undefined && height < SHORT_HEIGHT_BELOW_PX)
}

const narrow = fact(`(max-width: ${TOOLS_FOLD_BELOW_PX - 0.02}px)`)

/** Whether the tools do not fit in a row: less used ones move behind one button (screens S10). */
export function useIsCramped(): boolean {
  const isShort = useIsShort()
  return useFact(narrow) || isShort
}
