import { Suspense } from 'react'

import { CompactClock } from './parts/compact-clock'
import { FootClock } from './parts/foot-clock'
import { LineClock } from './parts/line-clock'
import { useClock } from './use-clock-control'

export interface ClockWidgetProps {
  /** `line` for the top bar, `compact` for the bottom bar's item, `foot` for the foot of a list. */
  variant?: 'line' | 'compact' | 'foot'
  showStatus?: boolean
  showButton?: boolean
}

function LoadedClock({ variant = 'line', showStatus = true, showButton = true }: ClockWidgetProps) {
  const clock = useClock()
  // Spec 2: only once the status has loaded; decision 21: not at all when that failed.
  if (!clock) return null
  const Clock = variant === 'foot' ? FootClock : LineClock
  if (variant === 'compact') return <CompactClock clock={clock} />
  return <Clock clock={clock} showStatus={showStatus} showButton={showButton} />
}

/** On duty or not, for how long, and the button that changes it (spec 2). Where it shows: `showsClock` in domain/work-log. */
export function ClockWidget(props: ClockWidgetProps) {
  // Its words may still be on their way: the bar around it doesn't wait for them.
  return (
    <Suspense fallback={null}>
      <LoadedClock {...props} />
    </Suspense>
  )
}
