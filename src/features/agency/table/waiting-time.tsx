import { Hourglass } from 'lucide'

import { waitLevel } from '@/domain/chat/wait-level'
import { formatDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Duration, NoData } from '@/ui/text/figure'

interface WaitingTimeProps {
  /** When the oldest open turn began, ms since 1970; null if no one waits. */
  since: number | null
  targetSeconds?: number | null
}

/** Shows how long a fan has waited: a warning past the creator's target, critical past twice of it. */
export function WaitingTime({ since, targetSeconds = null }: WaitingTimeProps) {
  const { t } = useTranslation('analytics')
  useMinute()
  if (since === null) return <NoData />
  const waited = Math.max(0, serverNow() - since)
  const targetMs = targetSeconds === null ? Number.POSITIVE_INFINITY : targetSeconds * 1000
  const level = waitLevel(waited, targetMs)
  if (level === 'good') return <Duration ms={waited} isWait />
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 font-medium',
        level === 'costly' ? 'text-danger-text' : 'text-warning-text',
      )}
    >
      <Icon of={Hourglass} size="xxs" />
      <Duration ms={waited} isWait />
      <span className="sr-only">{t('floor.over_target', { target: formatDuration(targetMs) })}</span>
    </span>
  )
}
