import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'

import { useOutage } from '@/services/connection'
import { useLine } from '@/services/live-line'
import { Banner } from '@/ui/banner'
import { RelativeTime } from '@/ui/relative-time'
import { StatusDot } from '@/ui/status-dot'

/** A line that comes back at once is no news. */
const TOLD_AFTER_MS = 3000

/** Whether what stands here is of this moment. */
export function LineState({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation('analytics')
  const line = useLine()
  const isLive = line === 'live'
  return (
    <span className="inline-flex items-center gap-3 text-13 text-text-quiet">
      <StatusDot status={isLive ? 'on' : 'idle'}>
        {isLive
          ? t('floor.live')
          : t(line === 'connecting' || line === 'none' ? 'floor.connecting' : 'floor.reconnecting_short')}
      </StatusDot>
      {updatedAt > 0 && !isLive && (
        <span>
          <Trans t={t} i18nKey="floor.updated" components={{ when: <RelativeTime at={updatedAt} /> }} />
        </span>
      )}
    </span>
  )
}

function Bar({ isPolling }: { isPolling: boolean }) {
  const { t } = useTranslation('analytics')
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTold(true), TOLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTold) return null
  return (
    <Banner tone="warning" icon={RefreshCw}>
      {t(isPolling ? 'floor.polling' : 'floor.reconnecting')}
    </Banner>
  )
}

/** Says that events don't come at the moment; a server out of reach has a bar of its own. */
export function LineBar() {
  const line = useLine()
  const isOut = useOutage() !== undefined
  const isLost = line === 'reconnecting' || line === 'polling'
  return isLost && !isOut ? <Bar isPolling={line === 'polling'} /> : null
}
