import type { Column } from '@/ui/table/table-column'
import { AvatarName } from '@/ui/text/avatar-name'

/** The column that names the person of a row; `className` limits its width. */
export const personColumn = <Row extends { userId: string }>(
  facts: Pick<Column<Row>, 'header' | 'total'>,
  nameOf: (row: Row) => string,
  className = '',
): Column<Row> => ({
  id: 'person',
  ...facts,
  sortValue: nameOf,
  exportValue: nameOf,
  cell: (row) => (
    <AvatarName of={{ id: row.userId, name: nameOf(row), kind: 'staff' }} isCell className={className} />
  ),
})
