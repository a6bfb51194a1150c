import { useTranslation } from '@/i18n/use-translation'

import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { formatDate, formatDuration, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { NoData } from '@/ui/text/figure'

import { totalLength, type WeekDay } from '../week'
import { DayTrack } from './day-track'

const FLAG_TONE = {
  over_12_h: 'warning',
  idle: 'neutral',
  correction_pending: 'info',
  corrected: 'success',
} as const

interface DayRowProps {
  day: WeekDay
  timezone: string
  isToday: boolean
  onCorrect: (log: WorkLogEntry) => void
}

/** One log with its flags and a correction request; a running log has no times to correct yet. */
function LogLine({
  log,
  timezone,
  onCorrect,
}: { log: WorkLogEntry } & Pick<DayRowProps, 'timezone' | 'onCorrect'>) {
  const { t } = useTranslation('analytics')
  const time = (at: number) => formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone: timezone })
  const { clockInAt, clockOutAt, flags, source, changeReason } = log
  const words =
    clockOutAt === null
      ? t('statistics.log_runs', { from: time(clockInAt) })
      : t('statistics.log', { from: time(clockInAt), to: time(clockOutAt) })
  const isAsked = flags.includes('correction_pending')
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="text-13 whitespace-nowrap tabular-nums">{words}</bdi>
      {source === 'auto' && <Badge>{t('statistics.log_auto')}</Badge>}
      {flags.map((flag) => (
        <Badge key={flag} tone={FLAG_TONE[flag]}>
          {t(`statistics.flag_${flag}`)}
        </Badge>
      ))}
      {changeReason && (
        <span className="text-13 text-text-quiet">
          {t('statistics.log_changed', { reason: isolate(changeReason) })}
        </span>
      )}
      {clockOutAt !== null && (
        <Button
          kind="link"
          size="small"
          aria-label={t('statistics.correct_log', {
            log: words,
            day: formatDate(clockInAt, { dateStyle: 'full', timeZone: timezone }),
          })}
          disabledReason={isAsked ? t('statistics.correct_asked') : undefined}
          onClick={() => onCorrect(log)}
        >
          {t('statistics.correct')}
        </Button>
      )}
    </li>
  )
}

const DurationCell = ({ ms }: { ms: number }) => (ms === 0 ? <NoData /> : <bdi>{formatDuration(ms)}</bdi>)

/** A day of the week: planned, clocked, and its logs. */
export function DayRow({ day, timezone, isToday, onCorrect }: DayRowProps) {
  const { t } = useTranslation('analytics')
  const [planned, clocked] = [totalLength(day.planned), totalLength(day.clocked)]
  return (
    <li
      className={cx(
        'grid items-center gap-x-4 gap-y-2 border-line-quiet px-4 py-3 not-first:border-t lg:grid-cols-[116px_minmax(160px,1fr)_auto_minmax(0,1.4fr)]',
        isToday && 'bg-fill',
      )}
    >
      <h3 className={cx('text-13', isToday ? 'font-strong' : 'font-medium')}>
        {formatDate(day.from, { weekday: 'short', month: 'short', day: 'numeric', timeZone: timezone })}
      </h3>
      <DayTrack day={day} />
      <dl className="flex gap-4 text-13 tabular-nums [&>div]:flex [&>div]:gap-1 [&_dt]:text-text-quiet lg:min-w-64">
        <div>
          <dt>{t('statistics.planned')}</dt>
          <dd>
            <DurationCell ms={planned} />
          </dd>
        </div>
        <div>
          <dt>{t('statistics.clocked_short')}</dt>
          <dd>
            <DurationCell ms={clocked} />
          </dd>
        </div>
      </dl>
      <ul className="grid gap-1">
        {day.logs.map((log) => (
          <LogLine key={log.chatterWorkLogId} log={log} timezone={timezone} onCorrect={onCorrect} />
        ))}
      </ul>
    </li>
  )
}
