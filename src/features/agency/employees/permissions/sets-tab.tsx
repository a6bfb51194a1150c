import { Plus, ShieldCheck } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { PERMISSION_FLAGS, PERMISSION_TOOLS } from '@/domain/account/permission'
import type { PermissionSet } from '@/domain/account/permission-set'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { countColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

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
      countColumn(
        { id: 'people', header: t('employees.column_people'), info: t('employees.column_people_info') },
        ({ people }) => people,
      ),
      ...(['edit', 'view', 'off'] as const).map((level) =>
        countColumn<PermissionSet>(
          {
            id: level,
            header: t(`employees.column_tools_${level}`),
            info: t(`employees.column_tools_${level}_info`, { count: PERMISSION_TOOLS.length }),
          },
          ({ chatterPermissions }) =>
            PERMISSION_TOOLS.filter((tool) => chatterPermissions[tool] === level).length,
        ),
      ),
      countColumn(
        {
          id: 'flags',
          header: t('employees.column_flags'),
          info: t('employees.column_flags_info', { count: PERMISSION_FLAGS.length }),
        },
        ({ chatterPermissions }) => PERMISSION_FLAGS.filter((flag) => chatterPermissions[flag]).length,
      ),
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
  const { t } = useTranslation('analytics')
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
  const opened = key === null ? undefined : openedSetKey(start) === key ? start : listed
  const ofChatters = sets.find(({ role }) => role === 'chatter') ?? sets[0]
  return {
    opened,
    open,
    openNew: () =>
      ofChatters && open({ set: undefined, name: '', permissions: ofChatters.chatterPermissions }),
    copy: () =>
      opened &&
      open({
        set: undefined,
        copyOf: opened.set?.permissionSetId,
        name: t('employees.copy_of', { name: opened.name }),
        permissions: opened.permissions,
      }),
    close: () => open(undefined),
  }
}

/** Permission sets: all who manage people see them, agency managers edit them (screens S0). */
export function SetsTab() {
  const { t } = useTranslation('analytics')
  const { own, ...rights } = useRights()
  const read = usePermissionSets()
  const sets = usePermissionSetList()
  const nameOf = useSetName()
  const { opened, open, openNew, copy, close } = useOpenedSet()
  const columns = useSetColumns()
  const { sort, onSort } = useUrlSort(sortableOf(columns))
  return (
    <>
      <QueryContent isBare of={read} skeleton={<TableCardSkeleton hasToolbar={false} rows={7} columns={6} />}>
        <FigureTable
          id="sets"
          title={t('employees.tab_sets')}
          columns={columns}
          rows={sets}
          rowKey={({ permissionSetId }) => permissionSetId}
          rowName={nameOf}
          fileName="permission-sets"
          sort={sort}
          onSort={onSort}
          onOpen={(set) => open({ set, name: nameOf(set), permissions: set.chatterPermissions })}
          actions={<NewSetButton onNew={openNew} />}
          empty={
            <EmptyState
              icon={ShieldCheck}
              title={t('employees.sets_empty')}
              actions={<NewSetButton onNew={openNew} />}
            >
              {t('employees.sets_empty_text')}
            </EmptyState>
          }
        />
      </QueryContent>
      {opened && own && (
        <SetDrawer
          key={opened.set?.permissionSetId ?? `new ${opened.name}`}
          start={opened}
          rights={{ ...rights, own }}
          onCopy={copy}
          onClose={close}
        />
      )}
    </>
  )
}
