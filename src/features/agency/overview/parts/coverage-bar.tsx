import { Numeral } from '@/ui/text/figure'

/** A share as a figure with a bar. */
export function CoverageBar({ value }: { value: number | null }) {
  if (value === null) return <Numeral value={null} />
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="h-1 w-8 overflow-hidden rounded-full bg-fill-pressed forced-colors:border">
        <span
          className="block h-full rounded-full bg-text-quiet"
          style={{ inlineSize: `${Math.round(Math.min(1, value) * 100)}%` }}
        />
      </span>
      <Numeral value={value} isRatio digits={0} />
    </span>
  )
}
