import { ClockWidget, type ClockWidgetProps } from './clock-widget'
import { useIsClockVisible } from './use-is-clock-visible'

/** The clock, where and for whom it shows (requirements 6). */
export const ClockSlot = (clock: ClockWidgetProps) =>
  useIsClockVisible() ? <ClockWidget {...clock} /> : null
