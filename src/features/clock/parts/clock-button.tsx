import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-classes'

import type { Clock } from '../use-clock-control'

/**
 * Clock In or Clock Out (requirements 2). Clock In is the first action of the day, so it is the accent
 * button.
 */
export function ClockButton({
  clock,
  size = 'small',
  className,
}: {
  clock: Clock
  size?: ButtonSize
  className?: string
}) {
  const { t } = useTranslation('common')
  return (
    <Button
      kind={clock.log ? 'neutral' : 'primary'}
      size={size}
      busy={clock.isBusy}
      onClick={clock.toggle}
      {...(className && { className })}
    >
      {clock.log ? t('clock.clock_out') : t('clock.clock_in')}
    </Button>
  )
}
