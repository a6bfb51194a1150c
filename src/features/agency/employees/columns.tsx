import type { ReactNode } from 'react'

import type { Employee, EmployeeStatus } from '@/domain/employee'
import { serverNow } from '@/services/server-clock'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { Bone } from '@/ui/skeleton'
import { StatusDot } from '@/ui/status-dot'
import { Tooltip } from '@/ui/tooltip'

import { byServer, type ColumnDesk, type Columns, type EditKind, type Words } from './column-desk'
import { CreatorNames } from './parts/creator-names'
import { EditCell } from './parts/edit-cell'
import { nameOf, PersonName } from './parts/person-name'
import { highestRole } from './rights'
import { clockColumns, inviteColumns, payColumns } from './work-columns'

const roleWords = (t: Words, person: Employee): string => {
  const role = highestRole(person.roles)
  return role ? t(`employees.role_${role}`) : t('employees.role_none')
}

const personColumns = ({ t, rights, figures }: ColumnDesk): Columns => [
  {
    id: 'name',
    header: t('employees.column_person'),
    total: figures && t('filter.people_all'),
    sortValue: byServer,
    file: nameOf,
    cell: (row) => <PersonName person={row} isSelf={row.userId === rights.userId} />,
  },
  {
    id: 'email',
    header: t('employees.column_email'),
    isWide: true,
    sortValue: byServer,
    file: (row) => row.email,
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
    file: (row) => roleWords(t, row),
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
  // Deactivated people keep what they had until they return.
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

/** The name of an assigned item, or the text for none, or for an unknown one. */
function named(id: string | null, nameOf: (id: string) => string | undefined, none: string, unknown: string) {
  const name = id === null ? undefined : nameOf(id)
  return { name, spoken: name ?? (id === null ? none : unknown) }
}

/** The name of a group or set; an unknown name shows differently from none. */
function NameOrNot({ name, isNaming }: { name: string | undefined; isNaming: boolean }) {
  if (name !== undefined) return <bdi>{name}</bdi>
  return isNaming ? <Bone className="inline-block h-3 w-20" /> : <NoData />
}

const groupColumn = (desk: ColumnDesk): Columns[number] => {
  const { t, groupName, isNaming } = desk
  const groupOf = ({ groupId }: Employee) => (groupId === null ? undefined : groupName(groupId))
  return {
    id: 'group',
    header: t('employees.column_group'),
    isWide: true,
    sortValue: byServer,
    file: (row) => groupOf(row) ?? null,
    cell: (row) => {
      const none = t('employees.no_group')
      const group = named(row.groupId, groupName, none, t('employees.not_known'))
      const name = t('employees.edit_group', { name: nameOf(row), value: group.spoken })
      return (
        <Editable desk={desk} kind="group" row={row} name={name}>
          <NameOrNot name={group.name} isNaming={row.groupId !== null && isNaming} />
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
  file: (row) => row.creatorIds.length,
  cell: (row) => <CreatorCount desk={desk} row={row} />,
})

const setColumn = (desk: ColumnDesk): Columns[number] => {
  const { t, setName, isNaming } = desk
  const byRole = t('employees.by_role')
  return {
    id: 'set',
    header: t('employees.column_set'),
    isWide: true,
    sortValue: byServer,
    file: ({ permissionSetId }) => (permissionSetId === null ? byRole : (setName(permissionSetId) ?? null)),
    cell: (row) => {
      const set = named(row.permissionSetId, setName, byRole, t('employees.not_known'))
      const name = t('employees.edit_set', { name: nameOf(row), value: set.spoken })
      return (
        <Editable desk={desk} kind="set" row={row} name={name}>
          {row.permissionSetId === null ? (
            <span className="text-text-quiet">{byRole}</span>
          ) : (
            <NameOrNot name={set.name} isNaming={isNaming} />
          )}
        </Editable>
      )
    },
  }
}

const MARK = { active: 'on', invited: 'idle', inactive: 'off', lapsed: 'missing' } as const

/** Tells expired invitations apart from pending ones. */
const shownStatus = ({ status, inviteEndsAt }: Employee): keyof typeof MARK =>
  status === 'invited' && inviteEndsAt !== null && inviteEndsAt < serverNow() ? 'lapsed' : status

const statusColumn = (t: Words): Columns[number] => ({
  id: 'status',
  header: t('employees.column_status'),
  sortValue: byServer,
  file: (row) => t(`employees.status_${shownStatus(row)}`),
  cell: (row) => {
    const status = shownStatus(row)
    return <StatusDot status={MARK[status]}>{t(`employees.status_${status}`)}</StatusDot>
  },
})

/** The columns of a tab: invited people have no clock, active ones no invitation (screens S6). */
export const columnsFor = (status: EmployeeStatus, desk: ColumnDesk): Columns => [
  ...personColumns(desk),
  groupColumn(desk),
  setColumn(desk),
  creatorsColumn(desk),
  statusColumn(desk.t),
  ...(status === 'invited' ? inviteColumns(desk) : clockColumns(desk)),
  ...payColumns(desk),
]
