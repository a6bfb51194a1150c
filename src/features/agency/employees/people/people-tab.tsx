import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'
import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { formatDateRange, timeZoneDisplayName } from '@/i18n/format'

import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import type { EmployeeColumnContext } from './employee-column-context'
import { employeeColumns } from './employee-columns'
import { type PeopleView, usePeopleView } from '../people-view'
import { useStaffGroups, usePermissionSets, useSetName } from '../sets-and-groups'
import { peopleRequest, usePeople } from './use-people'
import { type PeopleActions, usePeopleActions } from './use-people-actions'
import { useRights } from '../use-rights'
import { PeopleBulkBar } from './people-bulk-bar'
import { CancelInvitesDialog } from '../../staff/cancel-invites-dialog'
import { CellEditor, type Editing } from './cell-editor'
import { DeactivateDialog } from '../deactivate/deactivate-dialog'
import { ChangeErrorBanner } from '../../changes/change-error-banner'
import { PeopleEmptyState } from './people-empty-state'
import { PeopleFilters } from './people-filters'
import { PersonDrawer } from '../person/person-drawer'
import { employeeName } from '../../table/person-name'

/** The columns, memoised: a new array re-renders all rows. */
function usePeopleColumns(
  status: EmployeeStatus,
  week: GridWeek,
  figures: EmployeeColumnContext['totals'],
  onEdit: (editing: Editing) => void,
) {
  const { t } = useTranslation('analytics')
  const rights = useRights()
  const groups = useStaffGroups()
  const sets = usePermissionSets()
  const setName = useSetName()
  const { userId, readsPay } = rights
  const isNaming = groups.isPending || sets.isPending
  return useMemo(() => {
    const groupNames = new Map(groups.data?.data.map(({ groupId, name }) => [groupId, name]))
    const setNames = new Map(sets.data?.data.map((set) => [set.permissionSetId, setName(set)]))
    const context: EmployeeColumnContext = {
      t,
      rights: { userId, readsPay },
      zone: timeZoneDisplayName(week.timezone),
      week: formatDateRange(week.from, week.to - 1, { dateStyle: 'medium', timeZone: week.timezone }),
      totals: figures,
      groupName: (groupId) => groupNames.get(groupId),
      setName: (permissionSetId) => setNames.get(permissionSetId),
      areNamesLoading: isNaming,
      onEdit: (kind, person, anchor) => onEdit({ kind, person, anchor }),
    }
    return employeeColumns(status, context)
  }, [status, t, groups.data, sets.data, isNaming, setName, userId, readsPay, week, figures, onEdit])
}

function PeopleOverlays({ acts, people }: { acts: PeopleActions; people: readonly Employee[] }) {
  const { editing, leaving, cancelling, change, act } = acts
  const person = acts.openedOf(people)
  return (
    <>
      {editing && (
        <CellEditor
          editing={editing}
          onChange={(asked) => change.mutate(asked)}
          onClose={() => acts.setEditing(undefined)}
        />
      )}
      {person && <PersonDrawer key={person.userId} person={person} acts={acts} />}
      {leaving && (
        <DeactivateDialog
          people={leaving}
          onClose={() => acts.setLeaving(undefined)}
          onDone={() => {
            acts.setOpened(undefined)
            acts.clear()
          }}
        />
      )}
      {cancelling && (
        <CancelInvitesDialog
          people={cancelling.people}
          isBusy={act.isPending}
          error={act.error}
          onCancelInvites={() => act.mutate(cancelling, { onSuccess: () => acts.setOpened(undefined) })}
          onClose={() => acts.setCancelling(undefined)}
        />
      )}
    </>
  )
}

interface PeopleTableProps {
  status: EmployeeStatus
  view: PeopleView
  of: ReturnType<typeof usePeople>
  acts: PeopleActions
  onInvite: () => void
}

function PeopleTable({ status, view, of: { found, total, figures }, acts, onInvite }: PeopleTableProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const columns = usePeopleColumns(status, view.week, figures, acts.setEditing)
  const bulk = (rows: readonly Employee[]) => (
    <PeopleBulkBar
      status={status}
      selected={rows}
      onChange={(change) => acts.change.mutate(change)}
      onAct={(act, people) => acts.ask({ act, people })}
      onDeactivate={acts.setLeaving}
    />
  )
  const all = pagesOf(listEmployees, { ...peopleRequest(status, view), limit: EXPORT_PAGE_SIZE })
  return (
    <ServerTable
      id="employees"
      title={t(`employees.title_${status}`)}
      read={found}
      columns={columns}
      total={total}
      hasTotals={figures != null}
      rowKey={({ userId }) => userId}
      rowName={employeeName}
      sort={view.sort}
      onSort={view.onSort}
      onOpen={acts.setOpened}
      file={{
        name: `employees-${status}`,
        load: () => client.infiniteQuery({ ...all, pages: Infinity }),
      }}
      selected={acts.selected}
      onSelected={acts.setSelected}
      bulk={bulk}
      empty={<PeopleEmptyState status={status} view={view} onInvite={onInvite} />}
    />
  )
}

/** The people of one tab: searched, sorted, edited in place or in bulk (screens S6). */
export function PeopleTab({ status, onInvite }: { status: EmployeeStatus; onInvite: () => void }) {
  const view = usePeopleView()
  const of = usePeople(status, view)
  const acts = usePeopleActions()
  return (
    <>
      <PeopleFilters view={view} />
      <ChangeErrorBanner change={acts.change} />
      {acts.cancelling === undefined && !acts.isOpen && <ChangeErrorBanner change={acts.act} />}
      <PeopleTable status={status} view={view} of={of} acts={acts} onInvite={onInvite} />
      <PeopleOverlays acts={acts} people={of.people} />
    </>
  )
}
