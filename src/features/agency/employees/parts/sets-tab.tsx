import { Plus, ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { PermissionSet } from '@/domain/permission-set'
import { useHiddenColumns } from '@/features/auth'
import { sortableOf, useAddressSort } from '@/features/figures/use-address-sort'
import { useExportOff } from '@/features/figures/use-export-off'
import { useOpened } from '@/features/figures/use-opened'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'
import { Numeral } from '@/ui/numeral'
import type { Column } from '@/ui/table-column'
import { TableSkeleton } from '@/ui/table-skeleton'

import { FLAGS, TOOLS } from '../rights'
import { useKnownSets, useSetName, useSets } from '../sets-and-groups'
import { useRights } from '../use-rights'
import type { SetStart } from '../use-set-form'
import { DeleteSet } from './delete-set'
import { SetDrawer } from './set-drawer'

function useColumns(): Column<PermissionSet>[] {
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
          TOOLS.filter((tool) => chatterPermissions[tool] === level).length
        return {
          id: level,
          header: t(`employees.column_tools_${level}`),
          align: 'end',
          info: t(`employees.column_tools_${level}_info`, { count: TOOLS.length }),
          sortValue: countOf,
          cell: (set) => <Numeral value={countOf(set)} />,
        }
      }),
      {
        id: 'flags',
        header: t('employees.column_flags'),
        align: 'end',
        info: t('employees.column_flags_info', { count: FLAGS.length }),
        sortValue: ({ chatterPermissions }) => FLAGS.filter((flag) => chatterPermissions[flag]).length,
        cell: ({ chatterPermissions }) => (
          <Numeral value={FLAGS.filter((flag) => chatterPermissions[flag]).length} />
        ),
      },
    ],
    [t, nameOf],
  )
}

function NewSet({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('analytics')
  const { keepsSets, own } = useRights()
  return (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={keepsSets || own === undefined ? undefined : t('employees.sets_manager')}
      onClick={onNew}
    >
      {t('employees.set_new')}
    </Button>
  )
}

type Start = SetStart | undefined

/** The open set, and the confirmation before it is deleted. */
function Panels({ start, onStart }: { start: Start; onStart: (start: Start) => void }) {
  const { t } = useTranslation('analytics')
  const { own, ...rights } = useRights()
  const [deleting, setDeleting] = useState<PermissionSet>()
  return (
    <>
      {start && own && (
        <SetDrawer
          key={start.set?.permissionSetId ?? `new ${start.name}`}
          start={start}
          rights={{ ...rights, own }}
          onCopy={() =>
            onStart({
              set: undefined,
              name: t('employees.copy_of', { name: start.name }),
              permissions: start.permissions,
            })
          }
          onDelete={() => setDeleting(start.set)}
          onClose={() => onStart(undefined)}
        />
      )}
      {deleting && (
        <DeleteSet
          set={deleting}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            setDeleting(undefined)
            onStart(undefined)
          }}
        />
      )}
    </>
  )
}

const NEW = 'new'

const keyOf = (start: Start): string | null => (start ? (start.set?.permissionSetId ?? NEW) : null)

/** The open set: an existing one by the URL, a new one by its initial values. */
function useOpenedSet() {
  const [key, setKey] = useOpened('set')
  const [start, setStart] = useState<Start>()
  const sets = useKnownSets()
  const nameOf = useSetName()
  const set = sets.find(({ permissionSetId }) => permissionSetId === key)
  const listed = set && { set, name: nameOf(set), permissions: set.chatterPermissions }
  const open = (next: Start) => {
    setStart(next)
    setKey(keyOf(next))
  }
  return [key === null ? undefined : keyOf(start) === key ? start : listed, open] as const
}

/** Permission sets: all who manage people see them, agency managers edit them (screens S0). */
export function SetsTab() {
  const { t } = useTranslation('analytics')
  const read = useSets()
  const sets = useKnownSets()
  const nameOf = useSetName()
  const [start, setStart] = useOpenedSet()
  const columns = useColumns()
  const { sort, onSort } = useAddressSort(sortableOf(columns))
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
          <div className={cardLook}>
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
          fileOff={useExportOff()}
          hidden={hidden}
          onHidden={onHidden}
          sort={sort}
          onSort={onSort}
          onOpen={(set) => setStart({ set, name: nameOf(set), permissions: set.chatterPermissions })}
          actions={<NewSet onNew={startNew} />}
          empty={
            <EmptyState
              icon={ShieldCheck}
              title={t('employees.sets_empty')}
              actions={<NewSet onNew={startNew} />}
            >
              {t('employees.sets_empty_text')}
            </EmptyState>
          }
        />
      </ContentState>
      <Panels start={start} onStart={setStart} />
    </>
  )
}
