import { Plus, ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { PermissionSet } from '@/domain/account/permission-set'
import { useHiddenColumns } from '@/features/auth'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { DataTable } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Numeral } from '@/ui/text/numeral'
import type { Column } from '@/ui/table/table-column'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { PERMISSION_FLAGS, PERMISSION_TOOLS } from '../../staff/rights'
import { usePermissionSetList, useSetName, usePermissionSets } from '../sets-and-groups'
import { useRights } from '../use-rights'
import type { SetStart } from './use-set-form'
import { SetDrawer } from './set-drawer'

function useSetColumns(): Column<PermissionSet>[] {
  const { t } = useTranslation('analytics')
  const nameOf = useSetName()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('employees.column_set'),
        sortValue: nameOf,
        cell: (set) => (
          <span className="inline-flex items-center gap-2 text-14 font-medium">
            <bdi>{nameOf(set)}</bdi>
            {set.isBuiltIn && <Badge>{t('employees.built_in')}</Badge>}
          </span>
        ),
      },
      {
        id: 'people',
        header: t('employees.column_people'),
        align: 'end',
        info: t('employees.column_people_info'),
        sortValue: ({ people }) => people,
        cell: ({ people }) => <Numeral value={people} />,
      },
      ...(['edit', 'view', 'off'] as const).map((level): Column<PermissionSet> => {
        const countOf = ({ chatterPermissions }: PermissionSet) =>
          PERMISSION_TOOLS.filter((tool) => chatterPermissions[tool] === level).length
        return {
          id: level,
          header: t(`employees.column_tools_${level}`),
          align: 'end',
          info: t(`employees.column_tools_${level}_info`, { count: PERMISSION_TOOLS.length }),
          sortValue: countOf,
          cell: (set) => <Numeral value={countOf(set)} />,
        }
      }),
      {
        id: 'flags',
        header: t('employees.column_flags'),
        align: 'end',
        info: t('employees.column_flags_info', { count: PERMISSION_FLAGS.length }),
        sortValue: ({ chatterPermissions }) =>
          PERMISSION_FLAGS.filter((flag) => chatterPermissions[flag]).length,
        cell: ({ chatterPermissions }) => (
          <Numeral value={PERMISSION_FLAGS.filter((flag) => chatterPermissions[flag]).length} />
        ),
      },
    ],
    [t, nameOf],
  )
}

function NewSetButton({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('analytics')
  const { mayEditSets, own } = useRights()
  return (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={mayEditSets || own === undefined ? undefined : t('employees.sets_manager')}
      onClick={onNew}
    >
      {t('employees.set_new')}
    </Button>
  )
}

type Start = SetStart | undefined

const NEW_SET = 'new'

const openedSetKey = (start: Start): string | null => (start ? (start.set?.permissionSetId ?? NEW_SET) : null)

/** The open set: an existing one by the URL, a new one by its initial values. */
function useOpenedSet() {
  const [key, setKey] = useOpenParam('set')
  const [start, setStart] = useState<Start>()
  const sets = usePermissionSetList()
  const nameOf = useSetName()
  const set = sets.find(({ permissionSetId }) => permissionSetId === key)
  const listed = set && { set, name: nameOf(set), permissions: set.chatterPermissions }
  const open = (next: Start) => {
    setStart(next)
    setKey(openedSetKey(next))
  }
  return [key === null ? undefined : openedSetKey(start) === key ? start : listed, open] as const
}

/** Permission sets: all who manage people see them, agency managers edit them (screens S0). */
export function SetsTab() {
  const { t } = useTranslation('analytics')
  const { own, ...rights } = useRights()
  const read = usePermissionSets()
  const sets = usePermissionSetList()
  const nameOf = useSetName()
  const [start, setStart] = useOpenedSet()
  const columns = useSetColumns()
  const { sort, onSort } = useUrlSort(sortableOf(columns))
  const { hidden, onHidden } = useHiddenColumns('sets')
  const ofChatters = sets.find(({ role }) => role === 'chatter') ?? sets[0]
  const startNew = () =>
    ofChatters && setStart({ set: undefined, name: '', permissions: ofChatters.chatterPermissions })
  return (
    <>
      <ContentState
        isBare
        status={useQueryStatus(read)}
        skeleton={
          <div className={cardClasses}>
            <TableSkeleton rows={7} columns={6} />
          </div>
        }
      >
        <DataTable
          title={t('employees.tab_sets')}
          name={t('employees.tab_sets')}
          columns={columns}
          rows={sets}
          rowKey={({ permissionSetId }) => permissionSetId}
          rowName={nameOf}
          fileName="permission-sets"
          exportDisabledReason={useExportDisabledReason()}
          hidden={hidden}
          onHidden={onHidden}
          sort={sort}
          onSort={onSort}
          onOpen={(set) => setStart({ set, name: nameOf(set), permissions: set.chatterPermissions })}
          actions={<NewSetButton onNew={startNew} />}
          empty={
            <EmptyState
              icon={ShieldCheck}
              title={t('employees.sets_empty')}
              actions={<NewSetButton onNew={startNew} />}
            >
              {t('employees.sets_empty_text')}
            </EmptyState>
          }
        />
      </ContentState>
      {start && own && (
        <SetDrawer
          key={start.set?.permissionSetId ?? `new ${start.name}`}
          start={start}
          rights={{ ...rights, own }}
          onCopy={() =>
            setStart({ ...start, set: undefined, name: t('employees.copy_of', { name: start.name }) })
          }
          onClose={() => setStart(undefined)}
        />
      )}
    </>
  )
}
