import { cx } from '../cx'

const INSET = 3

interface SparklineProps {
  points: readonly number[]
  /** Its usual size: what is shown in another scales its line, too. */
  width?: number
  height?: number
  className?: string
}

/** Shows the trend of a figure, oldest first in reading direction; the figure beside it carries the text. */
export function Sparkline({ points, width = 68, height = 26, className }: SparklineProps) {
  if (points.length < 2) return null
  const low = Math.min(...points)
  const span = Math.max(...points) - low || 1
  const at = points.map((point, index) => ({
    x: INSET + (index / (points.length - 1)) * (width - 2 * INSET),
    y: height - INSET - ((point - low) / span) * (height - 2 * INSET),
  }))
  const last = at.at(-1)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className={cx('block w-[68px] min-w-8 shrink overflow-visible rtl:-scale-x-100', className)}
    >
      <polyline
        points={at.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        className="fill-none stroke-text-faint stroke-[1.5]"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={2} className="fill-accent-text" />}
    </svg>
  )
}
