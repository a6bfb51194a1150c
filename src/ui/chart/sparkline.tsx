import { cx } from '../cx'

const WIDTH = 68
const HEIGHT = 26
const INSET = 3

/** Shows the trend of a figure, oldest first in reading direction; the figure beside it carries the text. */
export function Sparkline({ points, className }: { points: readonly number[]; className?: string }) {
  if (points.length < 2) return null
  const low = Math.min(...points)
  const span = Math.max(...points) - low || 1
  const at = points.map((point, index) => ({
    x: INSET + (index / (points.length - 1)) * (WIDTH - 2 * INSET),
    y: HEIGHT - INSET - ((point - low) / span) * (HEIGHT - 2 * INSET),
  }))
  const last = at.at(-1)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
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
