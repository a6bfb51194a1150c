import type { ReactNode } from 'react'
import type { useTranslation } from 'react-i18next'

import type { Employee, EmployeeStatus } from '@/domain/employee'
import { isOnDuty } from '@/domain/work-log'
import { formatDateTime } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { Duration } from '@/ui/duration'
import { Elapsed } from '@/ui/elapsed'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { RelativeTime } from '@/ui/relative-time'
import { StatusDot } from '@/ui/status-dot'
import type { Column } from '@/ui/table-column'
import { Tooltip } from '@/ui/tooltip'

import { CreatorNames } from './parts/creator-names'
import { EditCell } from './parts/edit-cell'
import { nameOf, PersonName } from './parts/person-name'
import { highestRole } from './rights'
import type { Rights } from './use-rights'

type Words = ReturnType<typeof useTranslation<'analytics'>>['t']
type Columns = Column<Employee>[]
export type EditKind = 'group' | 'creators' | 'set'

/** What cells need to know and can ask for. */
export interface ColumnDesk {
  t: Words
  rights: Pick<Rights, 'userId' | 'readsPay'>
  zone: string
  groupName: (groupId: string) => string | undefined
  setName: (person: Employee) => string | undefined
  onEdit: (kind: EditKind, person: Employee, anchor: Element) => void
}

/** The server orders the rows; the value only marks a column as one that can be ordered. */
const byServer = () => null

const roleWords = (t: Words, person: Employee): string => {
  const role = highestRole(person.roles)
  return role ? t(`employees.role_${role}`) : t('employees.role_none')
}

const personColumns = ({ t, rights }: ColumnDesk): Columns => [
  {
    id: 'name',
    header: t('employees.column_person'),
    sortValue: byServer,
    csv: nameOf,
    cell: (row) => <PersonName person={row} isSelf={row.userId === rights.userId} />,
  },
  {
    id: 'email',
    header: t('employees.column_email'),
    isWide: true,
    sortValue: byServer,
    csv: (row) => row.email,
    cell: (row) => (
      <bdi dir="ltr" className="cut inline-block max-w-64 text-text-quiet">
        {row.email}
      </bdi>
    ),
  },
  {
    id: 'role',
    header: t('employees.column_role'),
    isWide: true,
    sortValue: byServer,
    csv: (row) => roleWords(t, row),
    cell: (row) => roleWords(t, row),
  },
]

function Editable({
  desk,
  kind,
  row,
  name,
  children,
}: {
  desk: ColumnDesk
  kind: EditKind
  row: Employee
  name: string
  children: ReactNode
}) {
  // Who left keeps what they had, until they are back.
  if (!row.canEdit || row.status === 'inactive') return children
  return (
    <EditCell name={name} isEnd={kind === 'creators'} onEdit={(anchor) => desk.onEdit(kind, row, anchor)}>
      {children}
    </EditCell>
  )
}

function CreatorCount({ desk, row }: { desk: ColumnDesk; row: Employee }) {
  const { t } = desk
  const count = row.creatorIds.length
  const figure = (
    <Editable
      desk={desk}
      kind="creators"
      row={row}
      name={t('employees.edit_creators', { name: nameOf(row), count })}
    >
      <Numeral value={count} />
    </Editable>
  )
  if (count === 0) return figure
  const more = (left: number) => t('employees.more_creators', { count: left })
  return (
    <Tooltip text={<CreatorNames ids={row.creatorIds} more={more} />}>
      <span className="inline-flex">{figure}</span>
    </Tooltip>
  )
}

const groupColumn = (desk: ColumnDesk): Columns[number] => {
  const { t, groupName } = desk
  const groupOf = ({ groupId }: Employee) => (groupId === null ? undefined : groupName(groupId))
  return {
    id: 'group',
    header: t('employees.column_group'),
    isWide: true,
    sortValue: byServer,
    csv: (row) => groupOf(row) ?? null,
    cell: (row) => {
      const group = groupOf(row)
      const name = t('employees.edit_group', { name: nameOf(row), value: group ?? t('employees.no_group') })
      return (
        <Editable desk={desk} kind="group" row={row} name={name}>
          {group === undefined ? <NoData /> : <bdi>{group}</bdi>}
        </Editable>
      )
    },
  }
}

const creatorsColumn = (desk: ColumnDesk): Columns[number] => ({
  id: 'creators',
  header: desk.t('employees.column_creators'),
  align: 'end',
  info: desk.t('employees.column_creators_info'),
  sortValue: byServer,
  csv: (row) => row.creatorIds.length,
  cell: (row) => <CreatorCount desk={desk} row={row} />,
})

const setColumn = (desk: ColumnDesk): Columns[number] => {
  const { t, setName } = desk
  return {
    id: 'set',
    header: t('employees.column_set'),
    isWide: true,
    csv: (row) => setName(row) ?? null,
    cell: (row) => {
      const set = setName(row)
      const name = t('employees.edit_set', { name: nameOf(row), value: set ?? t('employees.by_role') })
      return (
        <Editable desk={desk} kind="set" row={row} name={name}>
          {set === undefined ? (
            <span className="text-text-quiet">{t('employees.by_role')}</span>
          ) : (
            <bdi>{set}</bdi>
          )}
        </Editable>
      )
    },
  }
}

const MARK = { active: 'on', invited: 'idle', inactive: 'off' } as const

const isLapsed = ({ inviteEndsAt }: Employee): boolean => inviteEndsAt !== null && inviteEndsAt < serverNow()

const statusColumn = (t: Words): Columns[number] => ({
  id: 'status',
  header: t('employees.column_status'),
  csv: (row) => t(`employees.status_${row.status}`),
  cell: (row) =>
    row.status === 'invited' && isLapsed(row) ? (
      <StatusDot status="missing">{t('employees.status_lapsed')}</StatusDot>
    ) : (
      <StatusDot status={MARK[row.status]}>{t(`employees.status_${row.status}`)}</StatusDot>
    ),
})

const clockColumns = ({ t, zone }: ColumnDesk): Columns => [
  {
    id: 'clock',
    header: t('employees.column_clock'),
    csv: (row) => (isOnDuty(row.chatterWorkLog) ? t('employees.on_duty') : t('employees.off_duty')),
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
    csv: (row) => (row.lastActiveAt === null ? null : formatDateTime(row.lastActiveAt)),
    cell: (row) => (row.lastActiveAt === null ? <NoData /> : <RelativeTime at={row.lastActiveAt} />),
  },
  ...(['planned', 'clocked'] as const).map((kind): Columns[number] => ({
    id: kind,
    header: t(`employees.column_${kind}`),
    align: 'end',
    info: t(`employees.column_${kind}_info`, { zone }),
    sortValue: byServer,
    csv: (row) => (row.hours ? Math.round((row.hours[kind] / 3600) * 100) / 100 : null),
    cell: (row) => (row.hours ? <Duration ms={row.hours[kind] * 1000} /> : <NoData />),
  })),
]

const payColumns = ({ t, rights }: ColumnDesk): Columns =>
  rights.readsPay
    ? [
        {
          id: 'pay',
          header: t('employees.column_pay'),
          align: 'end',
          info: t('employees.column_pay_info'),
          csv: (row) => (row.pay ? row.pay.hourly / 100 : null),
          cell: (row) =>
            row.pay ? <Money of={{ amount: row.pay.hourly, currency: row.pay.currency }} /> : <NoData />,
        },
      ]
    : []

const inviteColumns = ({ t }: ColumnDesk): Columns =>
  (['invitedAt', 'inviteEndsAt'] as const).map((moment) => ({
    id: moment,
    header: t(`employees.column_${moment}`),
    align: 'end' as const,
    info: t(`employees.column_${moment}_info`),
    csv: (row) => (row[moment] === null ? null : formatDateTime(row[moment])),
    cell: (row) => (row[moment] === null ? <NoData /> : <RelativeTime at={row[moment]} />),
  }))

/** The columns of a tab: who is only invited has no clock, who works no invitation (screens S6). */
export const columnsFor = (status: EmployeeStatus, desk: ColumnDesk): Columns => [
  ...personColumns(desk),
  groupColumn(desk),
  setColumn(desk),
  creatorsColumn(desk),
  statusColumn(desk.t),
  ...(status === 'invited' ? inviteColumns(desk) : clockColumns(desk)),
  ...payColumns(desk),
]
