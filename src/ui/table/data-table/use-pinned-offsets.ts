import { type RefObject, useLayoutEffect } from 'react'

/** Measures the offset of each pinned column and sets it as `--pin-1` and `--pin-2` on the table. */
export function usePinnedOffsets(
  table: RefObject<HTMLTableElement | null>,
  pinned: number,
  hasBoxes: boolean,
): void {
  useLayoutEffect(() => {
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(0, pinned + Number(hasBoxes) - 1)
    if (pinned < 2 || heads.length === 0) return
    const measure = () => {
      let start = 0
      for (const [place, head] of heads.entries()) {
        start += head.getBoundingClientRect().width
        const pin = place + 1 - Number(hasBoxes)
        if (pin > 0) table.current?.style.setProperty(`--pin-${pin}`, `${start}px`)
      }
    }
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [table, pinned, hasBoxes])
}
