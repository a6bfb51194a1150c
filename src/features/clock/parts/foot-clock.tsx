import { useTranslation } from '@/i18n/use-translation'

import { StatusDot } from '@/ui/text/dot'

import { ClockButton } from './clock-button'
import { ClockProblem } from './clock-problem'
import { ClockTime } from './clock-time'
import type { ClockLookProps } from './line-clock'
import { PlannedEnd } from './planned-end'

/** The clock in two lines, for the foot of a list on a page without bars. */
export function FootClock({ clock, showStatus, showButton }: ClockLookProps) {
  const { t } = useTranslation('common')
  return (
    <div
      role="group"
      aria-label={t('clock.name')}
      className="relative flex min-h-14 items-center gap-3 px-3 py-2"
    >
      {showStatus && <StatusDot status={clock.log ? 'on' : 'off'} />}
      {showStatus && (
        <div className="grid min-w-0 flex-1">
          <span className={clock.log ? 'text-16 font-strong' : 'text-text-quiet'}>
            {clock.log ? <ClockTime log={clock.log} /> : t('clock.off_duty')}
          </span>
          {clock.log && (
            <span className="cut text-12 text-text-quiet empty:hidden">
              <PlannedEnd log={clock.log} says="on_duty_until" />
            </span>
          )}
        </div>
      )}
      {showButton && <ClockButton clock={clock} className="ms-auto" />}
      <ClockProblem clock={clock} className="end-2 bottom-full mb-2" />
    </div>
  )
}
