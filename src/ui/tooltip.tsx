import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { isRightToLeft } from '@/i18n'

const SHOW_AFTER_MS = 400
const GAP_PX = 6
const EDGE_PX = 8

/** Positions the tip above the anchor if there is room, else below, never beyond the window. */
function positionTip(tip: HTMLElement, anchor: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const above = anchor.top - height - GAP_PX
  const centred = anchor.x + anchor.width / 2 - width / 2
  const x = Math.max(EDGE_PX, Math.min(centred, window.innerWidth - width - EDGE_PX))
  tip.style.insetBlockStart = `${above < EDGE_PX ? anchor.bottom + GAP_PX : above}px`
  tip.style.insetInlineStart = `${isRightToLeft() ? window.innerWidth - x - width : x}px`
}

function Tip({ anchor, children }: { anchor: Element; children: ReactNode }) {
  const tip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = tip.current
    if (!element) return
    if (typeof element.showPopover === 'function') {
      // The top layer, so no scrolling ancestor clips it; old engines show it in place.
      element.popover = 'manual'
      element.showPopover()
    }
    positionTip(element, anchor.getBoundingClientRect())
  }, [anchor, children])
  return (
    <span
      ref={tip}
      role="tooltip"
      className="enter fixed m-0 w-max max-w-[260px] rounded-row bg-surface-float px-[10px] py-2 text-start text-12 font-text whitespace-normal text-text shadow-menu"
    >
      {children}
    </span>
  )
}

/**
 * A short text beside its anchor: on hover, on keyboard focus, and on tap with `onPress`. Escape hides it,
 * and the pointer may move onto it. It gives no accessible name: the control has its own name or description.
 * Without text it shows nothing, and its anchor stays mounted.
 */
export function Tooltip({
  text,
  children,
  onPress = false,
}: {
  text: ReactNode
  children: ReactNode
  onPress?: boolean
}) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (delay: number, shown: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setAnchor(shown ? (wrapper.current?.firstElementChild ?? null) : null),
      delay,
    )
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null)
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [anchor])

  return (
    <span
      ref={wrapper}
      role="presentation"
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && after(SHOW_AFTER_MS, true)}
      onPointerDownCapture={() => after(0, false)}
      onPointerLeave={() => after(100, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={() => after(0, false)}
      onClick={() => (onPress ? after(0, true) : setAnchor(null))}
    >
      {children}
      {anchor && text && <Tip anchor={anchor}>{text}</Tip>}
    </span>
  )
}
