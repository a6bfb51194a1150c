import { useTranslation } from '@/i18n/use-translation'

import type { Clock } from '../use-clock-control'
import { ClockButton } from './clock-button'
import { ClockProblem } from './clock-problem'
import { ClockStatusText } from './clock-status-text'
import { PlannedEnd } from './planned-end'

export interface ClockLookProps {
  clock: Clock
  showStatus: boolean
  showButton: boolean
}

/** The clock in one line, for the top bar. */
export function LineClock({ clock, showStatus, showButton }: ClockLookProps) {
  const { t } = useTranslation('common')
  return (
    <div
      role="group"
      aria-label={t('clock.name')}
      className="relative flex items-center gap-3 whitespace-nowrap"
    >
      {showStatus && <ClockStatusText clock={clock} />}
      {showStatus && clock.log && (
        <span className="-ms-1 text-13 text-text-quiet empty:hidden max-xl:sr-only">
          <PlannedEnd log={clock.log} says="until" />
        </span>
      )}
      {showButton && <ClockButton clock={clock} />}
      <ClockProblem clock={clock} className="end-0 top-full mt-2" />
    </div>
  )
}
