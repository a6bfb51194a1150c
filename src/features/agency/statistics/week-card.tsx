import { type ComponentType, useState } from 'react'

import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { WeekSteps } from '@/features/figures/url/week-steps'
import { formatDayRange, formatTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { InfoTip } from '@/ui/info-tip'
import { SkeletonBar } from '@/ui/skeleton'

import { useWeek } from './week'
import { DayRow } from './day-row'

/** The form that requests a correction of a log; the clock provides it. */
export type CorrectionForm = ComponentType<{ log: WorkLogEntry; timezone: string; onClose: () => void }>

const WeekSkeleton = () =>
  Array.from({ length: 7 }, (_, day) => day).map((day) => (
    <div key={day} className="flex h-[52px] items-center gap-4 border-line-quiet px-4 not-first:border-t">
      <SkeletonBar className="h-3 w-20" />
      <SkeletonBar className="h-5 flex-1" />
      <SkeletonBar className="h-3 w-40" />
    </div>
  ))

/** On a fixed date, since a day with a clock change shares these marks. */
const HOUR_MARKS = [0, 6, 12, 18].map((hour) => Date.UTC(2000, 0, 1, hour))

/** The hours above the tracks. Decorative: the text beside each track says the same. */
const HourLabels = () => (
  <li
    aria-hidden
    className="grid gap-x-4 px-4 pt-2 text-12 text-text-faint max-lg:hidden lg:grid-cols-[116px_minmax(160px,1fr)_auto_minmax(0,1.4fr)]"
  >
    <span />
    <span className="grid grid-cols-4 tabular-nums">
      {HOUR_MARKS.map((at) => (
        <span key={at}>{formatTime(at, { hour: 'numeric', timeZone: 'UTC' })}</span>
      ))}
    </span>
    <span className="lg:min-w-64" />
    <span />
  </li>
)

interface WeekCardProps {
  timezone: string
  Correction: CorrectionForm
}

/** The chatter's own week: planned against clocked time, day by day (screens S3). */
export function WeekCard({ timezone, Correction }: WeekCardProps) {
  const { t } = useTranslation('analytics')
  const week = useWeek(timezone)
  const [corrected, setCorrected] = useState<WorkLogEntry>()
  return (
    <Card
      title={t('statistics.shifts')}
      detail={
        <span className="inline-flex items-center gap-1">
          {formatDayRange(week.from, week.to - 1, timezone)}
          <InfoTip about={t('statistics.shifts')}>{t('statistics.shifts_info', { zone: timezone })}</InfoTip>
        </span>
      }
      actions={<WeekSteps week={week} />}
    >
      <QueryContent isPane of={week.shifts.data ? week.logs : week.shifts} skeleton={<WeekSkeleton />}>
        {week.days && (
          <ul aria-label={t('statistics.shifts')} className="border-t border-line-quiet">
            <HourLabels />
            {week.days.map((day) => (
              <DayRow
                key={day.day}
                day={day}
                timezone={timezone}
                isToday={day.day === week.today}
                onCorrect={setCorrected}
              />
            ))}
          </ul>
        )}
      </QueryContent>
      {corrected && (
        <Correction
          key={corrected.chatterWorkLogId}
          log={corrected}
          timezone={timezone}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Card>
  )
}
