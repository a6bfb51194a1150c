import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '../../icon-button'
import { type Column, firstDirection } from '../table-column'
import { nextSort, type SortChange, type TableSort } from '../table-sort'

/** Chooses the sort order under 640 px, where cards have no headings to press. */
export function TableSortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: TableSort | undefined
  onSort: (change: SortChange) => void
}) {
  const { t } = useTranslation('common')
  const sortable = columns.filter((column) => column.sortValue)
  if (sortable.length === 0) return null
  const choose = (id: string) => {
    const column = sortable.find((candidate) => candidate.id === id)
    if (column) onSort(() => nextSort(undefined, id, firstDirection(column)))
  }
  return (
    <div className="flex items-center gap-2 border-b border-line-quiet px-4 py-2 text-13 text-text-quiet sm:hidden">
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="shrink-0">{t('table.sort_by')}</span>
        <select
          value={sort?.column ?? ''}
          onChange={(event) => choose(event.target.value)}
          className="h-control min-w-0 flex-1 rounded-control border border-line-strong bg-surface-raised px-2 text-text"
        >
          {!sort && <option value="">{t('select.placeholder')}</option>}
          {sortable.map((column) => (
            <option key={column.id} value={column.id}>
              {column.header}
            </option>
          ))}
        </select>
      </label>
      {sort && (
        <IconButton
          icon={sort.direction === 'ascending' ? ArrowUp : ArrowDown}
          name={t(sort.direction === 'ascending' ? 'table.ascending' : 'table.descending')}
          onClick={() => onSort((current = sort) => nextSort(current, current.column, 'ascending'))}
        />
      )}
    </div>
  )
}
