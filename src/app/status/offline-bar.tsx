import { WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatTime } from '@/i18n/format'
import { type Outage, retryConnection, useOutage } from '@/services/network/connection'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

/** Counts down beside the text; hidden from screen readers, which would announce every second. */
function NextAttempt({ nextTryAt }: { nextTryAt: number }) {
  const { t } = useTranslation('global')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden>{t('offline.next', { count: Math.max(0, Math.ceil((nextTryAt - now) / 1000)) })}</span>
  )
}

function OutageBar({ outage: { since, nextTryAt, isTrying } }: { outage: Outage }) {
  const { t } = useTranslation('global')
  return (
    <Banner
      tone="warning"
      edge="bar"
      icon={WifiOff}
      actions={
        <Button size="small" busy={isTrying} onClick={retryConnection}>
          {t('offline.try_now')}
        </Button>
      }
    >
      <span className="flex flex-wrap gap-x-1">
        <span>{t('offline.since', { time: formatTime(since) })}</span>
        {isTrying ? (
          <span aria-hidden>{t('offline.trying')}</span>
        ) : (
          <NextAttempt key={nextTryAt} nextTryAt={nextTryAt} />
        )}
      </span>
    </Banner>
  )
}

/** Shows since when the server is unreachable and when the next attempt is. Loaded data stays readable. */
export function OfflineBar() {
  const outage = useOutage()
  return outage ? <OutageBar outage={outage} /> : null
}
