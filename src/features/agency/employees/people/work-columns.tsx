import { isOnDuty } from '@/domain/shift/work-log'
import { hoursOfSeconds } from '@/lib/duration'
import { momentCell, moneyCell } from '@/lib/export-cell'
import { serverNow } from '@/services/network/server-clock'
import { Duration, Amount, NoData } from '@/ui/text/figure'
import { ElapsedTime, RelativeTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'

import type { EmployeeColumnContext, EmployeeColumns } from './employee-column-context'

/** Duty state, and hours of the week. */
export const clockColumns = ({ t, zone, week, totals }: EmployeeColumnContext): EmployeeColumns => [
  {
    id: 'clock',
    header: t('employees.column_clock'),
    exportValue: (row) => (isOnDuty(row.chatterWorkLog) ? t('employees.on_duty') : t('employees.off_duty')),
    cell: (row) =>
      isOnDuty(row.chatterWorkLog) ? (
        <StatusDot status="on">
          <span className="sr-only">{t('employees.on_duty')}</span>
          <ElapsedTime since={row.chatterWorkLog.clockInAt} now={serverNow} />
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
    exportValue: (row) => momentCell(row.lastActiveAt),
    cell: (row) => (row.lastActiveAt === null ? <NoData /> : <RelativeTime at={row.lastActiveAt} />),
  },
  ...(['planned', 'clocked'] as const).map((kind): EmployeeColumns[number] => ({
    id: kind,
    header: t(`employees.column_${kind}`),
    align: 'end',
    info: t(`employees.column_${kind}_info`, { zone, week }),
    total: totals && <Duration ms={totals[kind] * 1000} />,
    exportValue: (row) => (row.hours ? hoursOfSeconds(row.hours[kind]) : null),
    cell: (row) => (row.hours ? <Duration ms={row.hours[kind] * 1000} /> : <NoData />),
  })),
]

/** Pay, if the user may see it. */
export const payColumns = ({ t, rights }: EmployeeColumnContext): EmployeeColumns =>
  rights.readsPay
    ? [
        {
          id: 'pay',
          header: t('employees.column_pay'),
          align: 'end',
          info: t('employees.column_pay_info'),
          exportValue: (row) => row.pay && moneyCell({ amount: row.pay.hourly, currency: row.pay.currency }),
          cell: (row) =>
            row.pay ? <Amount of={{ amount: row.pay.hourly, currency: row.pay.currency }} /> : <NoData />,
        },
      ]
    : []

/** When an invitation was sent, and when it expires. */
export const inviteColumns = ({ t }: EmployeeColumnContext): EmployeeColumns =>
  (['invitedAt', 'inviteEndsAt'] as const).map((moment) => ({
    id: moment,
    header: t(`employees.column_${moment}`),
    align: 'end' as const,
    info: t(`employees.column_${moment}_info`),
    exportValue: (row) => momentCell(row[moment]),
    cell: (row) => (row[moment] === null ? <NoData /> : <RelativeTime at={row[moment]} />),
  }))
