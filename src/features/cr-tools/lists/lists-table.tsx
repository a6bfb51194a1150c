import { ListPlus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { FanList } from '@/domain/lists/fan-list'
import { FigureTable } from '@/features/figures/table/figure-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { containsWords } from '@/lib/text/fold-text'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { ControlRow } from '@/ui/layout/control-row'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { OptionalSegmented } from '@/ui/field/optional'

import { useMayEdit } from '../base/permissions'
import { LIST_KINDS, type ListsView, LIST_SORTS } from './lists-view'
import { useFanLists } from './use-fan-lists'
import { listColumns } from './list-columns'
import type { ListAction } from './list-menu'

interface ListsTableProps {
  creatorId: string
  view: ListsView
  onAction: (action: ListAction, list: FanList) => void
  onNew: () => void
}

function ListFilters({ view }: Pick<ListsTableProps, 'view'>) {
  const { t } = useTranslation('lists')
  return (
    <ControlRow name={t('filters')}>
      <OptionalSegmented
        label={t('column_kind')}
        labelHidden
        none={t('kind_all')}
        options={LIST_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        value={view.kind}
        onChange={view.showKind}
      />
      <UrlSearchField name={t('search')} className="w-60 max-sm:w-full" />
    </ControlRow>
  )
}

const matchesFilters = ({ kind, query }: ListsView, list: FanList): boolean =>
  (kind === null || list.isSmart === (kind === 'smart')) &&
  (query === '' || containsWords(`${list.name}\n${list.funnel?.name ?? ''}`, query))

/** Table of the creator's lists with filters by name and kind. */
export function ListsTable({ creatorId, view, onAction, onNew }: ListsTableProps) {
  const { t } = useTranslation('lists')
  const mayEdit = useMayEdit('lists')
  const read = useFanLists(creatorId)
  const all = read.data?.data ?? []
  const { sort, onSort } = useUrlSort(LIST_SORTS)
  return (
    <>
      <ListFilters view={view} />
      <QueryContent
        of={read}
        isEmpty={all.length === 0}
        skeleton={<TableCardSkeleton rows={8} columns={6} />}
        empty={
          <EmptyState
            icon={ListPlus}
            title={t('empty')}
            actions={mayEdit && <Button onClick={onNew}>{t('new_smart_title')}</Button>}
          >
            {t('empty_text')}
          </EmptyState>
        }
      >
        <FigureTable
          id="fan-lists"
          title={t('all')}
          columns={listColumns(t, onAction)}
          rows={all.filter((list) => matchesFilters(view, list))}
          rowKey={({ listId }) => listId}
          rowName={({ name }) => name}
          onOpen={(list) => onAction('members', list)}
          sort={sort}
          onSort={onSort}
          fileName="lists"
          empty={<NoMatches title={t('not_found')} text={t('not_found_text')} onClear={view.clear} />}
        />
      </QueryContent>
    </>
  )
}
