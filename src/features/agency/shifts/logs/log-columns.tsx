import type { TFunction } from 'i18next'

import type { WorkDay, WorkFigures } from '@/domain/shift/work-day'
import { shiftAdherence } from '@/domain/shift/work-day-figures'
import { formatDay, formatList, formatPercent } from '@/i18n/format'
import { shareCell } from '@/lib/export-cell'
import { Duration, NoData } from '@/ui/text/figure'
import { durationColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { personColumn } from '../../table/person-column'
import { DayBar } from './day-bar'
import { flagsOf, LogFlags } from './log-flags'

interface LogColumnContext {
  timezone: string
  zone: string
  now: number
  total: WorkFigures
}

const Adherence = ({ figures }: { figures: WorkFigures }) => {
  const share = shiftAdherence(figures)
  return share === null ? <NoData /> : <span className="tabular-nums">{formatPercent(share, 0)}</span>
}

/** Durations per row, with the total of all rows. */
const durationColumns = (t: TFunction<'analytics'>, { zone, total }: LogColumnContext): Column<WorkDay>[] =>
  (['worked', 'active', 'planned'] as const).map((id) =>
    durationColumn(
      {
        id,
        header: t(`work_logs.${id}`),
        info: t(`work_logs.${id}_info`, { zone }),
        total: <Duration ms={total[id]} />,
      },
      ({ figures }) => figures[id],
    ),
  )

const personColumns = (t: TFunction<'analytics'>): Column<WorkDay>[] => [
  personColumn({ header: t('column.person'), total: t('filter.people_all') }, ({ name }) => name),
  {
    id: 'day',
    header: t('column.day'),
    cell: ({ day }) => formatDay(day),
    exportValue: ({ day }) => day,
  },
]

export const logColumns = (t: TFunction<'analytics'>, context: LogColumnContext): Column<WorkDay>[] => {
  const { timezone, now, zone, total } = context
  const sourcesOf = (logs: WorkDay['logs']) =>
    formatList([...new Set(logs.map(({ source }) => t(`work_logs.source_${source}`)))])
  return [
    ...personColumns(t),
    {
      id: 'bar',
      header: t('work_logs.planned_and_worked'),
      isWide: true,
      cell: (day) => <DayBar day={day} timezone={timezone} now={now} />,
    },
    ...durationColumns(t, context),
    {
      id: 'adherence',
      header: t('work_logs.adherence'),
      align: 'end',
      info: t('work_logs.adherence_info', { zone }),
      cell: ({ figures }) => <Adherence figures={figures} />,
      exportValue: ({ figures }) => shareCell(shiftAdherence(figures)),
      total: <Adherence figures={total} />,
    },
    {
      id: 'source',
      header: t('work_logs.source'),
      isHiddenAtFirst: true,
      cell: ({ logs }) => (logs.length === 0 ? <NoData /> : sourcesOf(logs)),
      exportValue: ({ logs }) => sourcesOf(logs),
    },
    {
      id: 'flags',
      header: t('work_logs.flags'),
      isWide: true,
      cell: ({ logs }) => <LogFlags logs={logs} />,
      exportValue: ({ logs }) => formatList(flagsOf(logs).map((flag) => t(`work_logs.flag_${flag}`))),
    },
  ]
}
