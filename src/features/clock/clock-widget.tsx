import { Suspense } from 'react'

import { CompactClock } from './parts/compact-clock'
import { FootClock } from './parts/foot-clock'
import { HeadClock } from './parts/head-clock'
import { LineClock } from './parts/line-clock'
import { useClock } from './use-clock-control'

const LOOKS = { line: LineClock, compact: CompactClock, foot: FootClock, head: HeadClock }

export interface ClockWidgetProps {
  /**
   * `line` for the top bar, `compact` for the bottom bar's item, `foot` for the foot of a list, `head` for a
   * page without bars.
   */
  variant?: keyof typeof LOOKS
  /**
   * Each can be hidden (requirements 2). In a clock that opens, this hides the visible status, or the button
   * in its panel.
   */
  showStatus?: boolean
  showButton?: boolean
}

function LoadedClock({ variant = 'line', showStatus = true, showButton = true }: ClockWidgetProps) {
  const clock = useClock()
  // Only after the status has loaded (requirements 2), and not at all when that fails (decisions 21).
  if (!clock) return null
  const Clock = LOOKS[variant]
  return <Clock clock={clock} showStatus={showStatus} showButton={showButton} />
}

/**
 * Shows duty state, elapsed time, and the button that changes it (requirements 2). `isClockVisible` in
 * domain/shift/work-log decides where.
 */
export function ClockWidget(props: ClockWidgetProps) {
  // Its texts may still be loading: the bar around it does not wait.
  return (
    <Suspense fallback={null}>
      <LoadedClock {...props} />
    </Suspense>
  )
}
