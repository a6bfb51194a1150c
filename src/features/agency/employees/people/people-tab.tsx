import { useCallback } from 'react'
import { MailPlus, UserX, Users } from 'lucide'

import { useQueryStatus } from '@/api/query-status'
import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { ServerTable } from '@/features/figures/table/server-table'
import { formatDayRange, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Drawer } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'

import { ChangeErrorBanner } from '../../changes/change-error-banner'
import { CancelInvitesDialog } from '../../staff/cancel-invites-dialog'
import { employeeName } from '../../table/person-name'
import { DeactivateDialog } from '../deactivate/deactivate-dialog'
import type { PeopleChange } from '../people-changes'
import { type PeopleView, usePeopleView } from '../people-view'
import { PersonDrawer } from '../person/person-drawer'
import { useStaffGroups, usePermissionSets, useSetName } from '../sets-and-groups'
import { useRights } from '../use-rights'
import { CellEditor } from './cell-editor'
import { employeeColumns } from './employee-columns'
import { PeopleBulkBar } from './people-bulk-bar'
import { PeopleFilters } from './people-filters'
import { type PeoplePage, usePeople } from './use-people'
import { useOpenedPerson } from './use-opened-person'
import { type PeopleActions, usePeopleActions } from './use-people-actions'
import type { EmployeeColumnContext } from './work-columns'

/** Memoised: new columns re-render all rows. */
function usePeopleColumns(status: EmployeeStatus, week: GridWeek, show: PeopleActions['show']) {
  const { t } = useTranslation('analytics')
  const rights = useRights()
  const groups = useStaffGroups()
  const sets = usePermissionSets()
  const setName = useSetName()
  const { userId, mayReadPay } = rights
  const isNaming = groups.isPending || sets.isPending
  return useCallback(
    (_: unknown, totals: PeoplePage['figures'] | undefined) => {
      const groupNames = new Map(groups.data?.data.map(({ groupId, name }) => [groupId, name]))
      const setNames = new Map(sets.data?.data.map((set) => [set.permissionSetId, setName(set)]))
      const context: EmployeeColumnContext = {
        rights: { userId, mayReadPay },
        zone: timeZoneDisplayName(week.timezone),
        week: formatDayRange(week.from, week.to - 1, week.timezone),
        totals: totals ?? undefined,
        groupName: (groupId) => groupNames.get(groupId),
        setName: (permissionSetId) => setNames.get(permissionSetId),
        areNamesLoading: isNaming,
        onEdit: (kind, person, anchor) => show({ kind: 'edit', editing: { kind, person, anchor } }),
      }
      return employeeColumns(t, status, context)
    },
    [status, t, groups.data, sets.data, isNaming, setName, userId, mayReadPay, week, show],
  )
}

/** The drawer of a person who is not in the list: while they load, and if they are not found. */
function MissingPersonDrawer({ read, onClose }: { read: OpenedPerson['read']; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const status = useQueryStatus(read, read.data?.data.length === 0)
  return (
    <Drawer trackedAs="employee" title={t('column.person')} onClose={onClose}>
      <ContentState
        status={status}
        skeleton={<SkeletonBar className="h-96 w-full rounded-control" />}
        empty={
          <EmptyState icon={UserX} title={t('employees.person_gone')}>
            {t('employees.person_gone_text')}
          </EmptyState>
        }
      />
    </Drawer>
  )
}

type OpenedPerson = ReturnType<typeof useOpenedPerson>

function PeopleOverlays({ actions, of: { person, read } }: { actions: PeopleActions; of: OpenedPerson }) {
  const { overlay, show, opened, change } = actions
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
      {!person && read.isEnabled && <MissingPersonDrawer read={read} onClose={() => opened.set(undefined)} />}
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
  table: ReturnType<typeof usePeople>['table']
  actions: PeopleActions
  onInvite: () => void
}

const EMPTY_ICON = { active: Users, invited: MailPlus, inactive: UserX } as const

/** The empty state: no people, or no match; suggests the next action. */
function PeopleEmptyState({
  status,
  view,
  onInvite,
}: Pick<PeopleTableProps, 'status' | 'view' | 'onInvite'>) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <NoMatches title={t('employees.none_title')} text={t('employees.none_text')} onClear={view.clear} />
    )
  return (
    <EmptyState
      icon={EMPTY_ICON[status]}
      title={t(`employees.empty_${status}`)}
      actions={status !== 'inactive' && <Button onClick={onInvite}>{t('employees.invite')}</Button>}
    >
      {t(`employees.empty_${status}_text`)}
    </EmptyState>
  )
}

function PeopleTable({ status, view, table, actions, onInvite }: PeopleTableProps) {
  const { t } = useTranslation('analytics')
  const bulk = (rows: readonly Employee[]) => (
    <PeopleBulkBar
      status={status}
      selected={rows}
      onChange={(change) => actions.change.mutate(change)}
      onAction={(action, people) => actions.runPersonAction({ action, people })}
      onAsk={(kind, people) => actions.show({ kind, people })}
    />
  )
  return (
    <ServerTable
      {...table}
      id="employees"
      title={t(`employees.title_${status}`)}
      rowKey={({ userId }) => userId}
      rowName={employeeName}
      onOpen={actions.opened.set}
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
  const actions = usePeopleActions()
  const { people, table } = usePeople(status, view, usePeopleColumns(status, view.week, actions.show))
  const changeAgain = (change: PeopleChange) => {
    const listed = new Map(people.map((person) => [person.userId, person]))
    const { hasNextPage, isPlaceholderData } = table.read
    const isWhole = !view.isNarrowed && !hasNextPage && !isPlaceholderData
    // Someone deactivated meanwhile would fail the others again.
    const still = change.people.flatMap((person) => listed.get(person.userId) ?? (isWhole ? [] : person))
    actions.change.mutate({ ...change, people: still })
  }
  const inDrawer = useOpenedPerson(actions.opened.userId, people, table.read.isSuccess)
  return (
    <>
      <PeopleFilters view={view} />
      <ChangeErrorBanner change={{ ...actions.change, mutate: changeAgain }} />
      {!inDrawer.person && <ChangeErrorBanner change={actions.personAction} />}
      <PeopleTable status={status} view={view} table={table} actions={actions} onInvite={onInvite} />
      <PeopleOverlays actions={actions} of={inDrawer} />
    </>
  )
}
