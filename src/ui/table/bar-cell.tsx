/** Renders a figure as a bar relative to the largest of its column; the figure itself is in its own cell. */
export function BarCell({ part }: { part: number }) {
  return (
    <span aria-hidden className="block h-3 w-full min-w-24 overflow-hidden rounded-mark bg-fill">
      <span
        className="block h-full rounded-mark bg-stats-1 forced-colors:bg-[CanvasText]"
        style={{ inlineSize: `${Math.max(0, Math.min(1, part)) * 100}%` }}
      />
    </span>
  )
}
