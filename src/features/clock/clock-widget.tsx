import { Suspense } from 'react'
import { Clock as ClockIcon } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'
import { StatusDot } from '@/ui/text/dot'
import { cx } from '@/ui/cx'
import { Popover } from '@/ui/overlay/popover'
import type { WorkLog } from '@/domain/shift/work-log'
import { Icon } from '@/ui/icon'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import { type Clock, useClock } from './use-clock'
import { ClockButton, ClockProblem } from './clock-button'
import { ClockTime, ClockStatusText, PlannedEnd } from './clock-status'

/** The panel of a compact clock: full status, and the button at a touch size. */
function ClockPanel({ clock, showButton }: { clock: Clock; showButton: boolean }) {
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
          <ErrorAlert className="max-w-64 pt-3">{problem}</ErrorAlert>
        </div>
      )}
    </div>
  )
}

interface ClockLookProps {
  clock: Clock
  showStatus: boolean
  showButton: boolean
}

/** The clock in one line, for the top bar. */
function LineClock({ clock, showStatus, showButton }: ClockLookProps) {
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

/** A clock icon with the status dot. */
const ClockStatusIcon = ({ log }: { log: WorkLog | undefined }) => (
  <span className="relative flex">
    <Icon of={ClockIcon} size="sm" />
    <span className="absolute start-1/2 -top-1 flex rounded-full bg-surface p-[2px]">
      <StatusDot status={log ? 'on' : 'off'} />
    </span>
  </span>
)

/** The clock in the bottom bar. A press opens its panel first, so an accidental tap ends no shift. */
function CompactClock({ clock, showStatus, showButton }: ClockLookProps) {
  const { t } = useTranslation('common')
  const { log } = clock
  return (
    <Popover
      name={t('clock.name')}
      placement="top"
      trigger={
        <button
          type="button"
          className="row-span-2 grid w-full min-w-0 grid-rows-subgrid justify-items-center px-1 text-12 font-medium text-text-quiet hover:text-text focus-visible:-outline-offset-2 aria-expanded:text-text"
        >
          <span className="self-end">
            <ClockStatusIcon log={log} />
          </span>
          <span
            className={cx(
              'line-clamp-2 max-w-full text-center leading-4 text-balance',
              !showStatus && 'sr-only',
            )}
          >
            {log ? <ClockTime log={log} /> : t('clock.off_duty')}
          </span>
        </button>
      }
    >
      <ClockPanel clock={clock} showButton={showButton} />
    </Popover>
  )
}

/**
 * The clock in the head of a page without bars. Without visible status, a dot shows it, with text for screen
 * readers.
 */
function HeadClock({ clock, showStatus, showButton }: ClockLookProps) {
  const { t } = useTranslation('common')
  const { log } = clock
  return (
    <Popover
      name={t('clock.name')}
      placement="bottom end"
      trigger={
        <button
          type="button"
          className="flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-control px-2 text-13 font-medium text-text-quiet transition-colors hover:bg-fill hover:text-text active:bg-fill-pressed aria-expanded:bg-fill"
        >
          <ClockStatusIcon log={log} />
          <span className={cx('whitespace-nowrap', !showStatus && 'sr-only')}>
            {log ? <ClockTime log={log} /> : t('clock.off_duty')}
          </span>
        </button>
      }
    >
      <ClockPanel clock={clock} showButton={showButton} />
    </Popover>
  )
}

/** The clock in two lines, for the foot of a list on a page without bars. */
function FootClock({ clock, showStatus, showButton }: ClockLookProps) {
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
