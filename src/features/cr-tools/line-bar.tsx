import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useOutage } from '@/services/connection'
import { useLine } from '@/services/live-line'
import { Banner } from '@/ui/banner'

/** A line that comes back at once is no news. */
const TOLD_AFTER_MS = 3000

function Bar({ isPolling }: { isPolling: boolean }) {
  const { t } = useTranslation('tools')
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTold(true), TOLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTold) return null
  return (
    <Banner tone="warning" edge="bar" icon={RefreshCw}>
      {t(isPolling ? 'live.polling' : 'live.reconnecting')}
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
