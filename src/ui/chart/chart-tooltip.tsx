import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { cx } from '../cx'
import { TextWithNames } from '../text/user-name'
import type { TooltipLine } from './chart-props'

const GAP_PX = 12

/** Tooltip of one step of a chart. The slider below announces the same text. */
export function ChartTooltip({
  title,
  lines,
  note,
  x,
  width,
  isBelow = false,
}: {
  title: ReactNode
  lines: readonly TooltipLine[]
  /** A sentence after the figures. */
  note?: string | undefined
  x: number
  width: number
  /** Shown below the anchor, where the anchor is low enough to be covered by it. */
  isBelow?: boolean
}) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = tip.current
    if (!element) return
    // Beside the anchor, on the side with more room, never beyond the plot.
    const after = x + GAP_PX
    const start = after + element.offsetWidth <= width ? after : Math.max(0, x - GAP_PX - element.offsetWidth)
    element.style.insetInlineStart = `${start}px`
  })
  return (
    <div
      ref={tip}
      aria-hidden
      className={cx(
        'pointer-events-none absolute z-20 grid w-max max-w-[min(100%,320px)] min-w-40 gap-[3px] rounded-row bg-surface-float px-[10px] py-2 text-12 shadow-menu',
        isBelow ? 'top-1 sm:top-full' : 'top-1',
      )}
    >
      <span className="mb-[3px] font-strong">{title}</span>
      {lines.map(({ id, label, value, mark, isTotal }) => (
        <span
          key={id}
          className={cx(
            'flex items-center gap-2',
            isTotal ? 'mt-[2px] border-t border-line pt-[5px] font-strong' : 'text-text-quiet',
          )}
        >
          {mark}
          <bdi>
            <TextWithNames>{label}</TextWithNames>
          </bdi>
          <bdi dir="ltr" className="ms-auto ps-3 text-text tabular-nums">
            {value}
          </bdi>
        </span>
      ))}
      {note && <span className="text-text-quiet">{note}</span>}
    </div>
  )
}
