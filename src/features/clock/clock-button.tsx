import { X } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-classes'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/feedback/field-error'
import { IconButton } from '@/ui/icon-button'

import type { Clock } from './use-clock'

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
      // The second press of a double click would clock out again, or in.
      onClick={({ detail }) => detail < 2 && clock.toggle()}
      {...(className && { className })}
    >
      {clock.log ? t('clock.clock_out') : t('clock.clock_in')}
    </Button>
  )
}

/** Shows the error at the clock itself: a toast alone could be missed (decisions 23). */
export function ClockProblem({ clock, className }: { clock: Clock; className?: string }) {
  const { t } = useTranslation('common')
  return (
    // The alert mounts empty, so that screen readers announce its text. The negative margin cancels the row's
    // gap.
    <div role="alert" className="-ms-3">
      {clock.problem && (
        <div
          className={cx(
            'enter absolute z-30 flex w-max max-w-[min(300px,calc(100vw-16px))] items-start gap-2 rounded-row bg-surface-float py-2 ps-3 pe-1 whitespace-normal shadow-menu',
            className,
          )}
        >
          <FieldError>{clock.problem}</FieldError>
          <IconButton
            icon={X}
            size="small"
            className="-my-1"
            name={t('banner.dismiss')}
            onClick={clock.dismissProblem}
          />
        </div>
      )}
    </div>
  )
}
