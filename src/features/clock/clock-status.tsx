import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'
import { StatusDot } from '@/ui/text/dot'
import { type WorkLog, elapsedMs, plannedEnd } from '@/domain/shift/work-log'
import { formatDuration, formatTime } from '@/i18n/format'
import { serverNow, toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { ElapsedTime } from '@/ui/text/time'
import { listShifts } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import { DAY_MS } from '@/lib/duration'

import type { Clock } from './use-clock'

/** "until 18:00", where a shift is planned; nothing otherwise. */
export function PlannedEnd({ log, says }: { log: WorkLog; says: 'until' | 'on_duty_until' }) {
  const { t } = useTranslation('common')
  const around = { from: isoOf(log.clockInAt - DAY_MS), to: isoOf(log.clockInAt + DAY_MS) }
  const shifts = useQuery(queryOf(listShifts, around))
  const end = plannedEnd(shifts.data?.data ?? [], toServerTime(useMinute()))
  return end === undefined ? null : <>{t(`clock.${says}`, { time: formatTime(end) })}</>
}

/** Hours and minutes for screen readers, updated once a minute and never announced by itself. */
function ScreenReaderTime({ log }: { log: WorkLog }) {
  const { t } = useTranslation('common')
  const duration = formatDuration(elapsedMs(log, toServerTime(useMinute())))
  return <span className="sr-only">{t('clock.on_duty_for', { duration })}</span>
}

/** The timer of a running log (requirements 2). Each second it changes one text node without a render. */
export function ClockTime({ log }: { log: WorkLog }) {
  return (
    <>
      <span aria-hidden>
        <ElapsedTime since={log.clockInAt} now={serverNow} />
      </span>
      <ScreenReaderTime log={log} />
    </>
  )
}

/** A status dot and a text: Off Duty, or the timer (requirements 2). */
export function ClockStatusText({ clock }: { clock: Clock }) {
  const { t } = useTranslation('common')
  return (
    <StatusDot status={clock.log ? 'on' : 'off'}>
      <span className={clock.log ? 'font-medium' : 'text-text-quiet'}>
        {clock.log ? <ClockTime log={clock.log} /> : t('clock.off_duty')}
      </span>
    </StatusDot>
  )
}
