import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'
import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { formatDayRange, timeZoneDisplayName } from '@/i18n/format'

import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import type { EmployeeColumnContext } from './work-columns'
import { employeeColumns } from './employee-columns'
import { type PeopleView, usePeopleView } from '../people-view'
import { useStaffGroups, usePermissionSets, useSetName } from '../sets-and-groups'
import { peopleRequest, usePeople } from './use-people'
import { type PeopleActions, usePeopleActions } from './use-people-actions'
import { useRights } from '../use-rights'
import { PeopleBulkBar } from './people-bulk-bar'
import { CancelInvitesDialog } from '../../staff/cancel-invites-dialog'
import { CellEditor } from './cell-editor'
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
  totals: EmployeeColumnContext['totals'],
  show: PeopleActions['show'],
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
      week: formatDayRange(week.from, week.to - 1, week.timezone),
      totals,
      groupName: (groupId) => groupNames.get(groupId),
      setName: (permissionSetId) => setNames.get(permissionSetId),
      areNamesLoading: isNaming,
      onEdit: (kind, person, anchor) => show({ kind: 'edit', editing: { kind, person, anchor } }),
    }
    return employeeColumns(status, context)
  }, [status, t, groups.data, sets.data, isNaming, setName, userId, readsPay, week, totals, show])
}

function PeopleOverlays({ actions, people }: { actions: PeopleActions; people: readonly Employee[] }) {
  const { overlay, show, opened, change } = actions
  const person = opened.findIn(people)
  const close = () => show(undefined)
  // The people move to another tab, or go.
  const finish = () => {
    opened.set(undefined)
    actions.clear()
    actions.personAction.reset()
  }
  return (
    <>
      {overlay?.kind === 'edit' && (
        <CellEditor
          editing={overlay.editing}
          onChange={(request) => change.mutate(request)}
          onClose={close}
        />
      )}
      {person && <PersonDrawer key={person.userId} person={person} actions={actions} />}
      {overlay?.kind === 'deactivate' && (
        <DeactivateDialog people={overlay.people} onClose={close} onDone={finish} />
      )}
      {overlay?.kind === 'cancel' && (
        <CancelInvitesDialog people={overlay.people} onClose={close} onDone={finish} />
      )}
    </>
  )
}

interface PeopleTableProps {
  status: EmployeeStatus
  view: PeopleView
  list: ReturnType<typeof usePeople>
  actions: PeopleActions
  onInvite: () => void
}

function PeopleTable({ status, view, list: { read, total, totals }, actions, onInvite }: PeopleTableProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const columns = usePeopleColumns(status, view.week, totals, actions.show)
  const bulk = (rows: readonly Employee[]) => (
    <PeopleBulkBar
      status={status}
      selected={rows}
      onChange={(change) => actions.change.mutate(change)}
      onAction={(action, people) => actions.runPersonAction({ action, people })}
      onAsk={(kind, people) => actions.show({ kind, people })}
    />
  )
  const all = pagesOf(listEmployees, { ...peopleRequest(status, view), limit: EXPORT_PAGE_SIZE })
  return (
    <ServerTable
      id="employees"
      title={t(`employees.title_${status}`)}
      read={read}
      columns={columns}
      total={total}
      hasTotals={totals != null}
      rowKey={({ userId }) => userId}
      rowName={employeeName}
      sort={view.sort}
      onSort={view.onSort}
      onOpen={actions.opened.set}
      file={{
        name: `employees-${status}`,
        load: () => client.infiniteQuery({ ...all, pages: Infinity }),
      }}
      selected={actions.selected}
      onSelected={actions.setSelected}
      bulk={bulk}
      empty={<PeopleEmptyState status={status} view={view} onInvite={onInvite} />}
    />
  )
}

/** The people of one tab: searched, sorted, edited in place or in bulk (screens S6). */
export function PeopleTab({ status, onInvite }: { status: EmployeeStatus; onInvite: () => void }) {
  const view = usePeopleView()
  const list = usePeople(status, view)
  const actions = usePeopleActions()
  return (
    <>
      <PeopleFilters view={view} />
      <ChangeErrorBanner change={actions.change} />
      {!actions.opened.isOpen && <ChangeErrorBanner change={actions.personAction} />}
      <PeopleTable status={status} view={view} list={list} actions={actions} onInvite={onInvite} />
      <PeopleOverlays actions={actions} people={list.people} />
    </>
  )
}
