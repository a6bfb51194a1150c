import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listEmployees } from '@/api/calls/employees'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Employee, EmployeeStatus } from '@/domain/employee'
import type { GridWeek } from '@/domain/shift-grid'
import { useHiddenColumns } from '@/features/auth'
import { MoreRows } from '@/features/figures/more-rows'
import { formatDateRange, zoneName } from '@/i18n/format'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { TableSkeleton } from '@/ui/table-skeleton'

import { shownOf } from '@/features/figures/columns'
import { PER_FILE_PART, SaveAll } from '@/features/figures/save-all'
import type { ColumnDesk } from '../column-desk'
import { columnsFor } from '../columns'
import { type PeopleView, usePeopleView } from '../people-view'
import { useGroups, useSets, useSetName } from '../sets-and-groups'
import { askedOf, usePeople } from '../use-people'
import { type PeopleActs, usePeopleActs } from '../use-people-acts'
import { useRights } from '../use-rights'
import { BulkBar } from './bulk-bar'
import { CancelQuestion } from './cancel-question'
import { CellEditor, type Editing } from './cell-editor'
import { DeactivateDialog } from './deactivate-dialog'
import { Failure } from './failure'
import { NoPeople } from './no-people'
import { PeopleFilters } from './people-filters'
import { PersonDrawer } from './person-drawer'
import { nameOf } from './person-name'

/** The columns, memoised: a new array re-renders all rows. */
function useColumns(
  status: EmployeeStatus,
  week: GridWeek,
  figures: ColumnDesk['figures'],
  onEdit: (editing: Editing) => void,
) {
  const { t } = useTranslation('analytics')
  const rights = useRights()
  const groups = useGroups()
  const sets = useSets()
  const setName = useSetName()
  const { userId, readsPay } = rights
  const isNaming = groups.isPending || sets.isPending
  return useMemo(() => {
    const groupNames = new Map(groups.data?.data.map(({ groupId, name }) => [groupId, name]))
    const setNames = new Map(sets.data?.data.map((set) => [set.permissionSetId, setName(set)]))
    const desk: ColumnDesk = {
      t,
      rights: { userId, readsPay },
      zone: zoneName(week.timezone),
      week: formatDateRange(week.from, week.to - 1, { dateStyle: 'medium', timeZone: week.timezone }),
      figures,
      groupName: (groupId) => groupNames.get(groupId),
      setName: (permissionSetId) => setNames.get(permissionSetId),
      isNaming,
      onEdit: (kind, person, anchor) => onEdit({ kind, person, anchor }),
    }
    return columnsFor(status, desk)
  }, [status, t, groups.data, sets.data, isNaming, setName, userId, readsPay, week, figures, onEdit])
}

function Failures({ acts: { change, act, cancelling, isOpen } }: { acts: PeopleActs }) {
  return (
    <>
      <Failure
        error={change.error}
        onDismiss={change.reset}
        onRetry={() => change.variables && change.mutate(change.variables)}
      />
      {cancelling === undefined && !isOpen && (
        <Failure
          error={act.error}
          onDismiss={act.reset}
          onRetry={() => act.variables && act.mutate(act.variables)}
        />
      )}
    </>
  )
}

function Panels({ acts, people }: { acts: PeopleActs; people: readonly Employee[] }) {
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
      {person && (
        <PersonDrawer
          key={person.userId}
          person={person}
          actError={cancelling ? null : act.error}
          isActing={act.isPending}
          onClose={() => acts.setOpened(undefined)}
          onDeactivate={() => acts.setLeaving([person])}
          onAct={(what) => acts.ask({ act: what, people: [person] })}
        />
      )}
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
        <CancelQuestion
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
  acts: PeopleActs
  onInvite: () => void
}

function PeopleTable({
  status,
  view,
  of: { found, people, total, figures },
  acts,
  onInvite,
}: PeopleTableProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const columns = useColumns(status, view.week, figures, acts.setEditing)
  const { hidden, onHidden } = useHiddenColumns('employees')
  const bulk = (rows: readonly Employee[]) => (
    <BulkBar
      status={status}
      selected={rows}
      onChange={(change) => acts.change.mutate(change)}
      onAct={(act, who) => acts.ask({ act, people: who })}
      onDeactivate={acts.setLeaving}
    />
  )
  const all = pagesOf(listEmployees, { ...askedOf(status, view), limit: PER_FILE_PART })
  return (
    <DataTable
      title={t(`employees.title_${status}`)}
      name={t(`employees.title_${status}`)}
      columns={columns}
      rows={people}
      total={total}
      hasTotals={figures != null}
      rowKey={({ userId }) => userId}
      rowName={nameOf}
      sort={view.sort}
      onSort={view.onSort}
      onOpen={acts.setOpened}
      actions={
        people.length > 0 && (
          <SaveAll
            fileName={`employees-${status}`}
            columns={shownOf(columns, hidden)}
            load={() => client.infiniteQuery({ ...all, pages: Infinity })}
          />
        )
      }
      hidden={hidden}
      onHidden={onHidden}
      selected={acts.selected}
      onSelected={acts.setSelected}
      bulk={bulk}
      empty={<NoPeople status={status} view={view} onInvite={onInvite} />}
      foot={<MoreRows of={found} />}
    />
  )
}

/** The people of one tab: searched, sorted, edited in place or in bulk (screens S6). */
export function PeopleTab({ status, onInvite }: { status: EmployeeStatus; onInvite: () => void }) {
  const view = usePeopleView()
  const of = usePeople(status, view)
  const acts = usePeopleActs()
  return (
    <>
      <PeopleFilters view={view} />
      <Failures acts={acts} />
      <div className="flex flex-col gap-4">
        <ContentState
          isBare
          status={useQueryStatus(of.found)}
          skeleton={
            <div className={cardLook}>
              <TableSkeleton rows={14} columns={8} hasPictures />
            </div>
          }
        >
          <PeopleTable status={status} view={view} of={of} acts={acts} onInvite={onInvite} />
        </ContentState>
      </div>
      <Panels acts={acts} people={of.people} />
    </>
  )
}
