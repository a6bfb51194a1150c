import { FieldError } from '@/ui/feedback/field-error'

import type { Clock } from '../use-clock-control'
import { ClockButton } from './clock-button'
import { ClockStatusText } from './clock-status-text'
import { PlannedEnd } from './planned-end'

/** The panel of a compact clock: full status, and the button at a touch size. */
export function ClockPanel({ clock, showButton }: { clock: Clock; showButton: boolean }) {
  const { log, problem } = clock
  return (
    <div className="grid min-w-52 gap-3">
      <div className="grid gap-1 text-16">
        <ClockStatusText clock={clock} />
        {log && (
          <span className="text-13 text-text-quiet empty:hidden">
            <PlannedEnd log={log} says="on_duty_until" />
          </span>
        )}
      </div>
      {showButton && (
        <div className="grid">
          <ClockButton clock={clock} size="large" className="w-full" />
          <div role="alert">
            {problem && (
              <div className="max-w-64 pt-3">
                <FieldError>{problem}</FieldError>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
