import { gridPosition, overlapMs } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { formatDate, formatDuration, formatTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/text/badge'
import { NoData } from '@/ui/text/figure'

import type { WeekDay } from './week'

const TRACK_STYLE = {
  planned: 'top-0 h-2 bg-fill-pressed inset-shadow-[0_0_0_1px_var(--text-faint)]',
  clocked: 'bottom-0 h-2 bg-accent',
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** A day from midnight to midnight: planned above clocked time. Decorative: the text beside it says the same. */
function DayTrack({ day }: { day: WeekDay }) {
  const bars = (kind: keyof typeof TRACK_STYLE) =>
    day[kind].map((span) => {
      const place = gridPosition(span, day)
      return (
        place && (
          <span
            key={span.startAt}
            className={cx('absolute min-w-[2px] rounded-[3px] forced-colors:border', TRACK_STYLE[kind])}
            style={{ insetInlineStart: percent(place.start), inlineSize: percent(place.length) }}
          />
        )
      )
    })
  return (
    <div
      aria-hidden
      className="relative h-5 rounded-mark bg-[linear-gradient(90deg,var(--line-quiet)_1px,transparent_1px)] bg-[length:25%_100%]"
    >
      {bars('planned')}
      {bars('clocked')}
    </div>
  )
}

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
  const isCorrectionPending = flags.includes('correction_pending')
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
          disabledReason={isCorrectionPending ? t('statistics.correct_asked') : undefined}
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
  const total = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + overlapMs(span, day), 0)
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
            <DurationCell ms={total(day.planned)} />
          </dd>
        </div>
        <div>
          <dt>{t('statistics.clocked_short')}</dt>
          <dd>
            <DurationCell ms={total(day.clocked)} />
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
