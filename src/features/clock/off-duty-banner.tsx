import { Clock as ClockIcon } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { useClock } from './use-clock'

/** Off duty, users may still read and answer: a gentle reminder with a Clock In button (screens S8). */
export function OffDutyBanner() {
  const { t } = useTranslation('common')
  const clock = useClock()
  if (!clock || clock.log) return null
  return (
    <Banner
      icon={ClockIcon}
      actions={
        <Button size="small" busy={clock.isBusy} onClick={clock.toggle}>
          {t('clock.clock_in')}
        </Button>
      }
    >
      {clock.problem ?? t('clock.off_duty_text')}
    </Banner>
  )
}
