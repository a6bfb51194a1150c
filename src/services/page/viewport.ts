import { useEffect, useState, useSyncExternalStore } from 'react'

import { BREAKPOINT_PX, SHORT_HEIGHT_BELOW_PX, TOOLS_FOLD_BELOW_PX } from '@/config/constants'

/** Properties of the window, for behaviour that CSS alone cannot give. */
interface MediaQueryStore {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
}

function createMediaQuery(query: string): MediaQueryStore {
  let cached: { by: typeof matchMedia; list: MediaQueryList } | undefined
  // Shared by all callers: one per caller would be evaluated for each row of a list.
  const media = () => {
    if (cached?.by !== matchMedia) cached = { by: matchMedia, list: matchMedia(query) }
    return cached.list
  }
  return {
    get: () => media().matches,
    subscribe: (listener) => {
      const list = media()
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}

const useMediaQuery = ({ subscribe, get }: MediaQueryStore): boolean => useSyncExternalStore(subscribe, get)

/** Tablet layout: a slide-out menu and a bottom bar instead of top tabs (requirements 9). */
const belowLg = createMediaQuery(`(max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

/** Too narrow for three panes side by side. */
const belowXl = createMediaQuery(`(max-width: ${BREAKPOINT_PX.xl - 0.02}px)`)
/** Rows and controls have touch height (styles/theme.css). */
const touchSized = createMediaQuery(`(pointer: coarse), (max-width: ${BREAKPOINT_PX.lg - 0.02}px)`)

export const useBelowXl = (): boolean => useMediaQuery(belowXl)
export const useIsTouchSized = (): boolean => useMediaQuery(touchSized)
export const useBelowLg = (): boolean => useMediaQuery(belowLg)

/** Touch input: Enter on the on-screen keyboard inserts a line break. */
const coarsePointer = createMediaQuery('(pointer: coarse)')

export const useIsTouch = (): boolean => useMediaQuery(coarsePointer)

/** Phones: a side panel opens as a bottom sheet. */
const belowSm = createMediaQuery(`(max-width: ${BREAKPOINT_PX.sm - 0.02}px)`)

export const useBelowSm = (): boolean => useMediaQuery(belowSm)

/** Portrait tablets and smaller: timelines become lists. */
const upToMd = createMediaQuery(`(max-width: ${BREAKPOINT_PX.md}px)`)

export const useUpToMd = (): boolean => useMediaQuery(upToMd)

/**
 * A value of the visual viewport: the part above an on-screen keyboard and while zoomed. Read when it changes
 * only: reading it in each render would force a layout.
 */
export function useVisualViewport<Seen extends number | undefined>(
  read: (viewport: VisualViewport | null) => Seen,
): Seen {
  const [seen, setSeen] = useState(() => read(window.visualViewport))
  useEffect(() => {
    const viewport = window.visualViewport
    const update = () => setSeen(read(viewport))
    update()
    viewport?.addEventListener('resize', update)
    viewport?.addEventListener('scroll', update)
    return () => {
      viewport?.removeEventListener('resize', update)
      viewport?.removeEventListener('scroll', update)
    }
  }, [read])
  return seen
}

const shortWindow = createMediaQuery(`(max-height: ${SHORT_HEIGHT_BELOW_PX - 0.02}px)`)

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
  const isLow = useMediaQuery(shortWindow)
  const height = useVisualViewport(heightToKeyboard)
  return isLow || (height !== undefined && height < SHORT_HEIGHT_BELOW_PX)
}

const narrowWindow = createMediaQuery(`(max-width: ${TOOLS_FOLD_BELOW_PX - 0.02}px)`)

/** Whether the tools do not fit in a row: less used ones move behind one button (screens S10). */
export function useAreToolsFolded(): boolean {
  const isShort = useIsShort()
  return useMediaQuery(narrowWindow) || isShort
}
