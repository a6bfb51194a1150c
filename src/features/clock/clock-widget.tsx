import { Suspense } from 'react'

import { CompactClock } from './parts/compact-clock'
import { FootClock } from './parts/foot-clock'
import { HeadClock } from './parts/head-clock'
import { LineClock } from './parts/line-clock'
import { useClock } from './use-clock-control'

const LOOKS = { line: LineClock, compact: CompactClock, foot: FootClock, head: HeadClock }

export interface ClockWidgetProps {
  /** `line` for the top bar, `compact` for the bottom bar's item, `foot` for the foot of a list, `head` for a page without bars. */
  variant?: keyof typeof LOOKS
  /** Spec 2: each can be hidden. Of a clock that opens, the status where it stands and the button in what opens. */
  showStatus?: boolean
  showButton?: boolean
}

function LoadedClock({ variant = 'line', showStatus = true, showButton = true }: ClockWidgetProps) {
  const clock = useClock()
  // Spec 2: only once the status has loaded; decision 21: not at all when that failed.
  if (!clock) return null
  const Clock = LOOKS[variant]
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
