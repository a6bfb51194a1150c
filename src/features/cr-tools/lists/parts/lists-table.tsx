import { ListPlus, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { FanList } from '@/domain/fan-list'
import { useHiddenColumns } from '@/features/auth'
import { AddressSearch } from '@/features/figures/address-search'
import { useExportOff } from '@/features/figures/use-export-off'
import { hasWords } from '@/lib/folded'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { ControlRow } from '@/ui/control-row'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'
import { Segmented } from '@/ui/segmented'
import { TableSkeleton } from '@/ui/table-skeleton'

import { LIST_KINDS, type ListsView, SEARCH, useListSort } from '../lists-view'
import { useLists } from '../use-lists'
import { listColumns } from './list-columns'
import type { ListAct } from './list-menu'

const NO_LISTS: readonly FanList[] = []
const ALL = 'all'

interface ListsTableProps {
  creatorId: string
  view: ListsView
  mayEdit: boolean
  onAct: (act: ListAct, list: FanList) => void
  onNew: () => void
}

function Filters({ view }: Pick<ListsTableProps, 'view'>) {
  const { t } = useTranslation('lists')
  return (
    <ControlRow name={t('filters')}>
      <Segmented
        name={t('column_kind')}
        options={[
          { value: ALL, label: t('kind_all') },
          ...LIST_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
        ]}
        value={view.kind ?? ALL}
        onChange={(kind) => view.showKind(kind === ALL ? null : kind)}
      />
      <AddressSearch of={SEARCH} name={t('search')} className="w-60 max-sm:w-full" />
    </ControlRow>
  )
}

const fits = ({ kind, query }: ListsView, list: FanList): boolean =>
  (kind === null || list.isSmart === (kind === 'smart')) &&
  (query === '' || hasWords(`${list.name}\n${list.funnel?.name ?? ''}`, query))

/** Table of the creator's lists with filters by name and kind. */
export function ListsTable({ creatorId, view, mayEdit, onAct, onNew }: ListsTableProps) {
  const { t } = useTranslation('lists')
  const read = useLists(creatorId)
  const all = read.data?.data ?? NO_LISTS
  const { kind, query } = view
  // eslint-disable-next-line react/exhaustive-deps -- of the view only these two narrow the rows
  const rows = useMemo(() => all.filter((list) => fits(view, list)), [all, kind, query])
  // eslint-disable-next-line react/exhaustive-deps -- `onAct` only opens something
  const columns = useMemo(() => listColumns({ t, mayEdit, onAct }), [t, mayEdit])
  const { sort, onSort } = useListSort()
  const { hidden, onHidden } = useHiddenColumns('fan-lists')
  const fileOff = useExportOff()
  return (
    <>
      <Filters view={view} />
      <ContentState
        status={useQueryStatus(read, all.length === 0)}
        skeleton={
          <div className={cardLook}>
            <div className="h-14" />
            <TableSkeleton rows={8} columns={6} />
          </div>
        }
        empty={
          <EmptyState
            icon={ListPlus}
            title={t('empty')}
            actions={mayEdit && <Button onClick={onNew}>{t('new_smart')}</Button>}
          >
            {t('empty_text')}
          </EmptyState>
        }
      >
        <DataTable
          title={t('all')}
          name={t('all')}
          columns={columns}
          rows={rows}
          rowKey={({ listId }) => listId}
          rowName={({ name }) => name}
          onOpen={(list) => onAct('members', list)}
          sort={sort}
          onSort={onSort}
          hidden={hidden}
          onHidden={onHidden}
          fileName="lists"
          fileOff={fileOff}
          empty={
            <EmptyState
              icon={SearchX}
              title={t('not_found')}
              actions={<Button onClick={view.clear}>{t('clear_filters')}</Button>}
            >
              {t('not_found_text')}
            </EmptyState>
          }
        />
      </ContentState>
    </>
  )
}
