import { useTranslation } from '@/i18n/use-translation'

import { cx } from '@/ui/cx'
import { Popover } from '@/ui/overlay/popover'

import { ClockStatusIcon } from './clock-status-icon'
import { ClockPanel } from './clock-panel'
import { ClockTime } from './clock-time'
import type { ClockLookProps } from './line-clock'

/**
 * The clock in the head of a page without bars. Without visible status, a dot shows it, with text for screen
 * readers.
 */
export function HeadClock({ clock, showStatus, showButton }: ClockLookProps) {
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
