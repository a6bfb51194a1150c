import { Clock as ClockIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FieldError } from '@/ui/field-error'
import { Icon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import { StatusDot } from '@/ui/status-dot'

import type { Clock } from '../use-clock-control'
import { ClockButton } from './clock-button'
import { ClockStatus } from './clock-status'
import { ClockTime } from './clock-time'
import { PlannedEnd } from './planned-end'

/** The clock as an item of the bottom bar. It opens first: a thumb that slips ends nobody's shift. */
export function CompactClock({ clock }: { clock: Clock }) {
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
          <span className="relative self-end">
            <Icon of={ClockIcon} size="sm" />
            <span className="absolute start-[calc(50%+6px)] -top-[2px] flex rounded-full bg-surface p-[2px]">
              <StatusDot status={log ? 'on' : 'off'} />
            </span>
          </span>
          <span className="line-clamp-2 max-w-full text-center leading-4 text-balance">
            {log ? <ClockTime log={log} /> : t('clock.off_duty')}
          </span>
        </button>
      }
    >
      <div className="grid min-w-52 gap-3">
        <div className="grid gap-1 text-16">
          <ClockStatus clock={clock} />
          {log && (
            <span className="text-13 text-text-quiet empty:hidden">
              <PlannedEnd log={log} says="on_duty_until" />
            </span>
          )}
        </div>
        <div className="grid">
          <ClockButton clock={clock} size="large" className="w-full" />
          <div role="alert">
            {clock.problem && (
              <div className="max-w-64 pt-3">
                <FieldError>{clock.problem}</FieldError>
              </div>
            )}
          </div>
        </div>
      </div>
    </Popover>
  )
}
