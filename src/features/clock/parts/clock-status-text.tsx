import { useTranslation } from '@/i18n/use-translation'

import { StatusDot } from '@/ui/text/dot'

import type { Clock } from '../use-clock-control'
import { ClockTime } from './clock-time'

/** A status dot and a text: Off Duty, or the timer (requirements 2). */
export function ClockStatusText({ clock }: { clock: Clock }) {
  const { t } = useTranslation('common')
  return (
    <StatusDot status={clock.log ? 'on' : 'off'}>
      <span className={clock.log ? 'font-medium' : 'text-text-quiet'}>
        {clock.log ? <ClockTime log={clock.log} /> : t('clock.off_duty')}
      </span>
    </StatusDot>
  )
}
