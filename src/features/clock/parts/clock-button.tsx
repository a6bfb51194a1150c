import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-look'

import type { Clock } from '../use-clock-control'

/** Clock In or Clock Out (spec 2). Clocking in is what the day begins with, so it carries the accent. */
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
      onClick={clock.press}
      {...(className && { className })}
    >
      {clock.log ? t('clock.clock_out') : t('clock.clock_in')}
    </Button>
  )
}
