import { useTranslation } from '@/i18n/use-translation'

import type { WorkDay } from '@/domain/shift/work-day'
import { isOnDuty } from '@/domain/shift/work-log'
import { Badge, type Tone } from '@/ui/text/badge'
import { NoData } from '@/ui/text/figure'
import { StatusDot } from '@/ui/text/dot'

import type { LogFlag } from './logs-view'

const TONE: Record<LogFlag, Tone> = {
  over_12_h: 'warning',
  idle: 'warning',
  correction_pending: 'info',
  corrected: 'neutral',
}

export const flagsOf = (logs: WorkDay['logs']): LogFlag[] => [...new Set(logs.flatMap(({ flags }) => flags))]

/** The flags of logs, each once; with `isBare`, renders nothing instead of a dash if there are none. */
export function LogFlags({ logs, isBare = false }: Pick<WorkDay, 'logs'> & { isBare?: boolean }) {
  const { t } = useTranslation('analytics')
  const flags = flagsOf(logs)
  const isRunning = logs.some(isOnDuty)
  if (flags.length === 0 && !isRunning) return isBare ? null : <NoData />
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isRunning && <StatusDot status="on">{t('work_logs.running')}</StatusDot>}
      {flags.map((flag) => (
        <Badge key={flag} tone={TONE[flag]}>
          {t(`work_logs.flag_${flag}`)}
        </Badge>
      ))}
    </span>
  )
}
