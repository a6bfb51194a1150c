import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { Banner } from '@/ui/feedback/banner'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { Button } from '@/ui/button'

import { useClosedLog } from '../use-closed-log'

/** Lazy-loaded, because few logs are closed by others. */
const CorrectionDialog = deferred(async () => (await import('./correction-dialog')).CorrectionDialog)

/** Says that the server closed a log, or who did and why, and offers a correction. */
export function ClosedNotice() {
  const { t } = useTranslation('common')
  const { log, forget } = useClosedLog()
  const [isFixing, setFixing] = useState(false)
  if (!log?.clockOutAt) return null
  const time = formatTime(log.clockOutAt)
  return (
    <>
      <Banner
        edge="bar"
        tone="warning"
        onDismiss={forget}
        actions={
          <Button size="small" onClick={() => setFixing(true)}>
            {t('clock.fix')}
          </Button>
        }
      >
        {log.closeReason === null
          ? t('clock.closed_for_you', { time })
          : t('clock.closed_by_manager', { time, reason: isolate(log.closeReason) })}
      </Banner>
      {isFixing && (
        <CorrectionDialog log={log} timezone={deviceTimeZone()} onClose={() => setFixing(false)} />
      )}
    </>
  )
}
