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
import { useIsClockVisible } from './use-is-clock-visible'
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
const ClockStatusIcon = ({ log, className }: { log: WorkLog | undefined; className?: string }) => (
  <span className={cx('relative flex', className)}>
    <Icon of={ClockIcon} size="sm" />
    <span className="absolute start-1/2 -top-1 flex rounded-full bg-surface p-[2px]">
      <StatusDot status={log ? 'on' : 'off'} />
    </span>
  </span>
)

const ITEM = {
  placement: 'top',
  button:
    'row-span-2 grid w-full min-w-0 grid-rows-subgrid justify-items-center px-1 text-12 font-medium text-text-quiet hover:text-text focus-visible:-outline-offset-2 aria-expanded:text-text',
  icon: 'self-end',
  text: 'line-clamp-2 max-w-full text-center leading-4 text-balance',
} as const
const HEAD = {
  placement: 'bottom end',
  button:
    'flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-control px-2 text-13 font-medium text-text-quiet transition-colors hover:bg-fill hover:text-text active:bg-fill-pressed aria-expanded:bg-fill',
  icon: '',
  text: 'whitespace-nowrap',
} as const

/** A clock that opens its panel at a press, so that an accidental tap ends no shift. */
function OpeningClock({ look, ...props }: ClockLookProps & { look: typeof ITEM | typeof HEAD }) {
  const { t } = useTranslation('common')
  const { log } = props.clock
  return (
    <Popover
      name={t('clock.name')}
      placement={look.placement}
      trigger={
        <button type="button" className={look.button}>
          <ClockStatusIcon log={log} className={look.icon} />
          <span className={cx(look.text, !props.showStatus && 'sr-only')}>
            {log ? <ClockTime log={log} /> : t('clock.off_duty')}
          </span>
        </button>
      }
    >
      <ClockPanel clock={props.clock} showButton={props.showButton} />
    </Popover>
  )
}

/** The clock in the bottom bar. */
const CompactClock = (props: ClockLookProps) => <OpeningClock {...props} look={ITEM} />

/** In the head of a page without bars. Without visible status, a dot shows it, with text for screen readers. */
const HeadClock = (props: ClockLookProps) => <OpeningClock {...props} look={HEAD} />

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

/** The clock, where and for whom it shows (requirements 6). */
export const ClockSlot = (clock: ClockWidgetProps) =>
  useIsClockVisible() ? <ClockWidget {...clock} /> : null
