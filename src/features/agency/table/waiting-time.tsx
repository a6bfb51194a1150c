import { TriangleAlert } from 'lucide-react'

import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Icon } from '@/ui/icon'
import { NoData, Duration } from '@/ui/text/figure'

interface WaitingTimeProps {
  /** When the oldest open turn began, ms since 1970; null if no one waits. */
  since: number | null
  targetSeconds?: number | null
}

/** Shows how long the oldest fan has waited, with a warning past the agency's target. */
export function WaitingTime({ since, targetSeconds = null }: WaitingTimeProps) {
  useMinute()
  if (since === null) return <NoData />
  const ms = Math.max(0, serverNow() - since)
  const isLate = targetSeconds !== null && ms > targetSeconds * 1000
  return (
    <span className={isLate ? 'inline-flex items-center gap-1 text-warning-text' : undefined}>
      {isLate ? <Icon of={TriangleAlert} size="xxs" /> : null}
      <Duration ms={ms} isWait />
    </span>
  )
}
