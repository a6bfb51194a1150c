import type { TFunction } from 'i18next'

import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import { useTranslation } from '@/i18n/use-translation'
import { NoData, Numeral } from '@/ui/text/figure'
import { SkeletonBar } from '@/ui/skeleton'
import { wordColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Tooltip } from '@/ui/tooltip'
import { isolate } from '@/lib/text/isolate'

import { CreatorNames } from '../../table/creator-name'
import { EditCell } from './edit-cell'
import { PersonStatus, statusOf } from '../person-status'
import { employeeName, PersonName } from '../../table/person-name'
import { highestRole } from '../../staff/rights'
import {
  clockColumns,
  type EmployeeColumnContext,
  type EmployeeColumnFactory,
  type EmployeeColumns,
  inviteColumns,
  payColumns,
} from './work-columns'

type ColumnFactory = (t: TFunction<'analytics'>, context: EmployeeColumnContext) => Column<Employee>

const formatRole = (t: TFunction<'analytics'>, person: Employee): string => {
  const role = highestRole(person.roles)
  return role ? t(`employees.role_${role}`) : t('employees.role_none')
}

const personColumns: EmployeeColumnFactory = (t, { rights, totals }) => [
  {
    id: 'name',
    header: t('column.person'),
    total: totals && t('filter.people_all'),
    exportValue: employeeName,
    cell: (row) => <PersonName person={row} isSelf={row.userId === rights.userId} />,
  },
  {
    id: 'email',
    header: t('employees.column_email'),
    isWide: true,
    exportValue: (row) => row.email,
    cell: (row) => (
      <bdi dir="ltr" className="cut inline-block max-w-64 text-text-quiet">
        {row.email}
      </bdi>
    ),
  },
  wordColumn({ id: 'role', header: t('employees.column_role'), isWide: true }, (row) => formatRole(t, row)),
]

function CreatorCount({ onEdit, row }: Pick<EmployeeColumnContext, 'onEdit'> & { row: Employee }) {
  const { t } = useTranslation('analytics')
  const count = row.creatorIds.length
  const figure = (
    <EditCell
      onEdit={onEdit}
      kind="creators"
      row={row}
      name={t('employees.edit_creators', { name: isolate(employeeName(row)), count })}
    >
      <Numeral value={count} />
    </EditCell>
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
function nameOrPlaceholder(
  id: string | null,
  nameOf: (id: string) => string | undefined,
  none: string,
  unknown: string,
) {
  const name = id === null ? undefined : nameOf(id)
  return { name, spoken: name ?? (id === null ? none : unknown) }
}

/** The name of a group or set; an unknown name shows differently from none. */
function NameOrSkeleton({ name, isNaming }: { name: string | undefined; isNaming: boolean }) {
  if (name !== undefined) return <bdi>{name}</bdi>
  return isNaming ? <SkeletonBar className="inline-block h-3 w-20" /> : <NoData />
}

const groupColumn: ColumnFactory = (t, { groupName, areNamesLoading, onEdit }) => {
  const groupOf = ({ groupId }: Employee) => (groupId === null ? undefined : groupName(groupId))
  return {
    id: 'group',
    header: t('employees.column_group'),
    isWide: true,
    exportValue: (row) => groupOf(row) ?? null,
    cell: (row) => {
      const none = t('employees.no_group')
      const group = nameOrPlaceholder(row.groupId, groupName, none, t('employees.not_known'))
      const name = t('employees.edit_group', {
        name: isolate(employeeName(row)),
        value: isolate(group.spoken),
      })
      return (
        <EditCell onEdit={onEdit} kind="group" row={row} name={name}>
          <NameOrSkeleton name={group.name} isNaming={row.groupId !== null && areNamesLoading} />
        </EditCell>
      )
    },
  }
}

const creatorsColumn: ColumnFactory = (t, { onEdit }) => ({
  id: 'creators',
  header: t('employees.column_creators'),
  align: 'end',
  info: t('employees.column_creators_info'),
  exportValue: (row) => row.creatorIds.length,
  cell: (row) => <CreatorCount onEdit={onEdit} row={row} />,
})

const setColumn: ColumnFactory = (t, { setName, areNamesLoading, onEdit }) => {
  const byRole = t('employees.by_role')
  return {
    id: 'set',
    header: t('employees.column_set'),
    isWide: true,
    exportValue: ({ permissionSetId }) =>
      permissionSetId === null ? byRole : (setName(permissionSetId) ?? null),
    cell: (row) => {
      const set = nameOrPlaceholder(row.permissionSetId, setName, byRole, t('employees.not_known'))
      const name = t('employees.edit_set', { name: isolate(employeeName(row)), value: isolate(set.spoken) })
      return (
        <EditCell onEdit={onEdit} kind="set" row={row} name={name}>
          {row.permissionSetId === null ? (
            <span className="text-text-quiet">{byRole}</span>
          ) : (
            <NameOrSkeleton name={set.name} isNaming={areNamesLoading} />
          )}
        </EditCell>
      )
    },
  }
}

const statusColumn = (t: TFunction<'analytics'>): Column<Employee> => ({
  id: 'status',
  header: t('column.status'),
  exportValue: (row) => t(`employees.status_${statusOf(row)}`),
  cell: (row) => <PersonStatus of={row} />,
})

/**
 * The columns of a tab: invited people have no clock, active ones no invitation (screens S6).
 */
export const employeeColumns = (
  t: TFunction<'analytics'>,
  status: EmployeeStatus,
  context: EmployeeColumnContext,
): EmployeeColumns => [
  ...personColumns(t, context),
  groupColumn(t, context),
  setColumn(t, context),
  creatorsColumn(t, context),
  statusColumn(t),
  ...(status === 'invited' ? inviteColumns(t) : clockColumns(t, context)),
  ...payColumns(t, context),
]
