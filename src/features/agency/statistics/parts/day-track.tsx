import { cx } from '@/ui/cx'

import type { Stretch, WeekDay } from '../week'

const LOOK = {
  planned: 'top-0 h-2 bg-fill-pressed inset-shadow-[0_0_0_1px_var(--text-faint)]',
  clocked: 'bottom-0 h-2 bg-accent',
}

/** A day from midnight to midnight: planned above clocked time. Decorative: the text beside it says the same. */
export function DayTrack({ day }: { day: WeekDay }) {
  const share = (part: number) => `${((part / (day.to - day.from)) * 100).toFixed(2)}%`
  const bars = (kind: keyof typeof LOOK, stretches: readonly Stretch[]) =>
    stretches.map(({ from, to }) => (
      <span
        key={`${kind}-${from}`}
        className={cx('absolute min-w-[2px] rounded-[3px] forced-colors:border', LOOK[kind])}
        style={{ insetInlineStart: share(from - day.from), inlineSize: share(to - from) }}
      />
    ))
  return (
    <div
      aria-hidden
      className="relative h-5 rounded-mark bg-[linear-gradient(90deg,var(--line-quiet)_1px,transparent_1px)] bg-[length:25%_100%]"
    >
      {bars('planned', day.planned)}
      {bars('clocked', day.clocked)}
    </div>
  )
}
