import { isOnDuty } from '@/domain/work-log'
import { momentCell, moneyCell } from '@/lib/file-cell'
import { serverNow } from '@/services/server-clock'
import { Duration } from '@/ui/duration'
import { Elapsed } from '@/ui/elapsed'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { RelativeTime } from '@/ui/relative-time'
import { StatusDot } from '@/ui/status-dot'

import { byServer, type ColumnDesk, type Columns } from './column-desk'

/** Duty state, and hours of the week. */
export const clockColumns = ({ t, zone, week, figures }: ColumnDesk): Columns => [
  {
    id: 'clock',
    header: t('employees.column_clock'),
    sortValue: byServer,
    file: (row) => (isOnDuty(row.chatterWorkLog) ? t('employees.on_duty') : t('employees.off_duty')),
    cell: (row) =>
      isOnDuty(row.chatterWorkLog) ? (
        <StatusDot status="on">
          <span className="sr-only">{t('employees.on_duty')}</span>
          <Elapsed since={row.chatterWorkLog.clockInAt} now={serverNow} />
        </StatusDot>
      ) : (
        <span className="text-text-quiet">{t('employees.off_duty')}</span>
      ),
  },
  {
    id: 'lastActiveAt',
    header: t('employees.column_last_active'),
    align: 'end',
    info: t('employees.column_last_active_info'),
    sortValue: byServer,
    file: (row) => momentCell(row.lastActiveAt),
    cell: (row) => (row.lastActiveAt === null ? <NoData /> : <RelativeTime at={row.lastActiveAt} />),
  },
  ...(['planned', 'clocked'] as const).map((kind): Columns[number] => ({
    id: kind,
    header: t(`employees.column_${kind}`),
    align: 'end',
    info: t(`employees.column_${kind}_info`, { zone, week }),
    sortValue: byServer,
    total: figures && <Duration ms={figures[kind] * 1000} />,
    file: (row) => (row.hours ? Math.round((row.hours[kind] / 3600) * 100) / 100 : null),
    cell: (row) => (row.hours ? <Duration ms={row.hours[kind] * 1000} /> : <NoData />),
  })),
]

/** Pay, if the user may see it. */
export const payColumns = ({ t, rights }: ColumnDesk): Columns =>
  rights.readsPay
    ? [
        {
          id: 'pay',
          header: t('employees.column_pay'),
          align: 'end',
          info: t('employees.column_pay_info'),
          sortValue: byServer,
          file: (row) => row.pay && moneyCell({ amount: row.pay.hourly, currency: row.pay.currency }),
          cell: (row) =>
            row.pay ? <Money of={{ amount: row.pay.hourly, currency: row.pay.currency }} /> : <NoData />,
        },
      ]
    : []

/** When an invitation was sent, and when it expires. */
export const inviteColumns = ({ t }: ColumnDesk): Columns =>
  (['invitedAt', 'inviteEndsAt'] as const).map((moment) => ({
    id: moment,
    header: t(`employees.column_${moment}`),
    align: 'end' as const,
    info: t(`employees.column_${moment}_info`),
    sortValue: byServer,
    file: (row) => momentCell(row[moment]),
    cell: (row) => (row[moment] === null ? <NoData /> : <RelativeTime at={row[moment]} />),
  }))
