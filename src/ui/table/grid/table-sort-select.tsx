import { useTranslation } from '@/i18n/use-translation'

import { SortDirectionButton } from '../sort-direction-button'
import { type Column, sortBy, sortOptions } from '../table-column'
import type { SortChange, TableSort } from '../table-sort'

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
  const options = sortOptions(columns)
  if (options.length === 0) return null
  // The sorted column may be hidden.
  const isListed = options.some(({ value }) => value === sort?.column)
  return (
    <div className="flex items-center gap-2 border-b border-line-quiet px-4 py-2 text-13 text-text-quiet sm:hidden">
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="shrink-0">{t('table.sort_by')}</span>
        <select
          value={isListed ? sort?.column : ''}
          onChange={(event) => onSort(sortBy(columns, event.target.value))}
          className="h-control min-w-0 flex-1 rounded-control border border-line-strong bg-surface-raised px-2 text-text"
        >
          {!isListed && <option value="">{t('select.placeholder')}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {sort && <SortDirectionButton sort={sort} onSort={onSort} />}
    </div>
  )
}
