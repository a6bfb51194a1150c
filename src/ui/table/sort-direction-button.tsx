import { ArrowDown, ArrowUp } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '../icon-button'
import { nextSort, type SortChange, type TableSort } from './table-sort'

/** Reverses the order beside a select of the column. */
export function SortDirectionButton({
  sort,
  onSort,
}: {
  sort: TableSort
  onSort: (change: SortChange) => void
}) {
  const { t } = useTranslation('common')
  const isAscending = sort.direction === 'ascending'
  return (
    <IconButton
      icon={isAscending ? ArrowUp : ArrowDown}
      name={t(isAscending ? 'table.ascending' : 'table.descending')}
      onClick={() => onSort((current = sort) => nextSort(current, current.column, 'ascending'))}
    />
  )
}
