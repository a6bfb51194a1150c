import type { TFunction } from 'i18next'

import type { Employee } from '@/domain/agency/employee'
import { isOnDuty } from '@/domain/shift/work-log'
import { serverNow } from '@/services/network/server-clock'
import { agoColumn, amountColumn, durationColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { ElapsedTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'

import type { Rights } from '../use-rights'
import type { EditKind } from './cell-editor'

export type EmployeeColumns = Column<Employee>[]

/** What cells read and call. */
export interface EmployeeColumnContext {
  rights: Pick<Rights, 'userId' | 'mayReadPay'>
  zone: string
  /** The formatted days the hours belong to. */
  week: string
  /** The total hours of all matching people, in seconds; undefined while unknown. */
  totals: { planned: number; clocked: number } | undefined
  /** Undefined while unknown. */
  groupName: (groupId: string) => string | undefined
  setName: (permissionSetId: string) => string | undefined
  /** Whether names still load. */
  areNamesLoading: boolean
  onEdit: (kind: EditKind, person: Employee, anchor: Element) => void
}

export type EmployeeColumnFactory = (
  t: TFunction<'analytics'>,
  context: EmployeeColumnContext,
) => EmployeeColumns

/** Duty state, and hours of the week. */
export const clockColumns: EmployeeColumnFactory = (t, { zone, week, totals }) => [
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
  agoColumn(
    {
      id: 'lastActiveAt',
      header: t('employees.column_last_active'),
      info: t('employees.column_last_active_info'),
    },
    (row) => row.lastActiveAt,
  ),
  ...(['planned', 'clocked'] as const).map((kind): Column<Employee> =>
    durationColumn(
      {
        id: kind,
        header: t(`employees.column_${kind}`),
        info: t(`employees.column_${kind}_info`, { zone, week }),
        sum: totals && totals[kind] * 1000,
      },
      ({ hours }) => hours && hours[kind] * 1000,
    ),
  ),
]

/** Pay, if the user may see it. */
export const payColumns: EmployeeColumnFactory = (t, { rights }) =>
  rights.mayReadPay
    ? [
        amountColumn(
          { id: 'pay', header: t('employees.column_pay'), info: t('employees.column_pay_info') },
          ({ pay }) => pay && { amount: pay.hourly, currency: pay.currency },
        ),
      ]
    : []

/** When an invitation was sent, and when it expires. */
export const inviteColumns = (t: TFunction<'analytics'>): EmployeeColumns =>
  (['invitedAt', 'inviteEndsAt'] as const).map((moment) =>
    agoColumn(
      { id: moment, header: t(`employees.column_${moment}`), info: t(`employees.column_${moment}_info`) },
      (row) => row[moment],
    ),
  )
