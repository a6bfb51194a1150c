import { observeElementRect, type Virtualizer } from '@tanstack/react-virtual'

type OnSize = (size: { width: number; height: number }) => void

/**
 * Like the library's observer, but without a layout read during render: the first size comes with the frame.
 */
export function observeSize<Scroller extends Element, Item extends Element>(
  lines: Virtualizer<Scroller, Item>,
  onSize: OnSize,
): (() => void) | undefined {
  const element = lines.scrollElement
  if (!element || !('ResizeObserver' in globalThis)) return observeElementRect(lines, onSize) ?? undefined
  const observer = new ResizeObserver(() =>
    onSize({ width: element.clientWidth, height: element.clientHeight }),
  )
  observer.observe(element)
  return () => observer.disconnect()
}
