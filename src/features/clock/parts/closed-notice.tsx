import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatTime } from '@/i18n/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

import { useClosedLog } from '../use-closed-log'
import { CorrectionDialog } from './correction-dialog'

/** Tells on the next visit that a log was closed for want of an answer, and offers to correct it. */
export function ClosedNotice() {
  const { t } = useTranslation('common')
  const { log, forget } = useClosedLog()
  const [isFixing, setFixing] = useState(false)
  if (!log?.clockOutAt) return null
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
        {t('clock.closed_for_you', { time: formatTime(log.clockOutAt) })}
      </Banner>
      {isFixing && <CorrectionDialog log={log} onClose={() => setFixing(false)} />}
    </>
  )
}
