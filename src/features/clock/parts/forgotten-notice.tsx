import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { elapsedMs, isClockForgotten, type WorkLog } from '@/domain/shift/work-log'
import { formatDuration } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

/** Shown past 12 hours, when the user has probably forgotten to clock out. */
export function ForgottenNotice({ log, onClockOut }: { log: WorkLog; onClockOut: () => void }) {
  const { t } = useTranslation('common')
  const [isAway, setAway] = useState(false)
  const now = toServerTime(useMinute())
  if (isAway || !isClockForgotten(log, now)) return null
  const duration = formatDuration(elapsedMs(log, now))
  return (
    <Banner
      edge="bar"
      tone="warning"
      onDismiss={() => setAway(true)}
      actions={
        <Button size="small" onClick={onClockOut}>
          {t('clock.clock_out')}
        </Button>
      }
    >
      {t('clock.forgotten', { duration })}
    </Banner>
  )
}
