import { TableGrid, type TableGridProps } from './grid/table-grid'
import { useTableSort } from './use-table-sort'

/** A table of figures inside a card, which the user sorts. With filter, columns and export: `DataTable`. */
export function Table<Row>({
  rows,
  ...grid
}: Omit<TableGridProps<Row>, 'sort' | 'onSort' | 'onSelected' | 'foot'>) {
  const { sorted, ...order } = useTableSort(rows, grid.columns)
  return (
    <div className="min-w-0 overflow-hidden rounded-[inherit]">
      <TableGrid {...grid} {...order} rows={sorted} />
    </div>
  )
}
