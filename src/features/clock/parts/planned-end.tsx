import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listShifts } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import { plannedEnd, type WorkLog } from '@/domain/shift/work-log'
import { formatTime } from '@/i18n/format'
import { DAY_MS } from '@/lib/duration'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

/** "until 18:00", where a shift is planned; nothing otherwise. */
export function PlannedEnd({ log, says }: { log: WorkLog; says: 'until' | 'on_duty_until' }) {
  const { t } = useTranslation('common')
  const around = { from: isoOf(log.clockInAt - DAY_MS), to: isoOf(log.clockInAt + DAY_MS) }
  const shifts = useQuery(queryOf(listShifts, around))
  const end = plannedEnd(shifts.data?.data ?? [], toServerTime(useMinute()))
  return end === undefined ? null : <>{t(`clock.${says}`, { time: formatTime(end) })}</>
}
