import { useTranslation } from '@/i18n/use-translation'

import { cx } from '@/ui/cx'
import { Popover } from '@/ui/overlay/popover'

import { ClockStatusIcon } from './clock-status-icon'
import { ClockPanel } from './clock-panel'
import { ClockTime } from './clock-time'
import type { ClockLookProps } from './line-clock'

/** The clock in the bottom bar. A press opens its panel first, so an accidental tap ends no shift. */
export function CompactClock({ clock, showStatus, showButton }: ClockLookProps) {
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
